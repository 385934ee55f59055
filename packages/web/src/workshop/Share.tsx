// What can be done with a scenario: share it as a link, a code or a file, play it with others, measure it in the laboratory.
import type { ScenarioHead, ScenarioProblem } from '@xenotable/kernel';
import { useEffect, useState } from 'react';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/draw/Icon.tsx';
import { Link, go } from '../kit/router.tsx';
import { saveFile } from '../kit/saveFile.ts';
import { ShareLink } from '../kit/ShareLink.tsx';
import { pack } from '../kit/letters.ts';
import { scenarioPath } from '../table/print/address.ts';
import { isStopped } from './craft.ts';
import { MOST_IN_CODE, linkTo, questionPath, setupPath } from './link.ts';
import type { Work } from './useWork.ts';

/** 'the-wreck-in-the-fields' */
const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'scenario';

interface ShareProps<S extends ScenarioHead, P extends ScenarioProblem> {
  work: Work<S, P>;
  close(): void;
}

export function Share<S extends ScenarioHead, P extends ScenarioProblem>({ work, close }: ShareProps<S, P>) {
  const { craft, scenario, problems } = work;
  const [link, setLink] = useState<string | null>(null);
  const [paper, setPaper] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void linkTo(craft, scenario).then((made) => left || setLink(made));
    void pack(craft.sheet.write(scenario)).then(
      (letters) => left || setPaper(scenarioPath(craft.game, letters)),
    );
    return () => {
      left = true;
    };
  }, [craft, scenario]);
  const stopped = isStopped(problems);
  const isLong = link !== null && link.length > MOST_IN_CODE;
  return (
    <Dialog title={scenario.name || 'Draft'} close={close}>
      <div className="ed-shelf">
        <h3 className="label">Give it to others</h3>
        {stopped ? (
          <p>It cannot be played yet, so it cannot be shared by link either: see the problems.</p>
        ) : (
          link !== null && (
            <>
              <ShareLink
                link={link}
                words="Copy the link"
                {...(!isLong && { code: `${scenario.name} for a phone` })}
              />
              <p className="soft">
                The whole scenario is in the link; nothing lies on a server.
                {isLong && ` With ${link.length} characters it is too long for a QR code.`}
              </p>
            </>
          )
        )}
        <div className="flex-row">
          <button
            type="button"
            className="button"
            onClick={() => saveFile(craft.sheet.write(scenario), `${fileName(scenario.name)}.scenario.json`)}
          >
            <Icon name="file" />
            Save as a file
          </button>
        </div>
        {!stopped && (
          <>
            <h3 className="label">Play and measure</h3>
            <div className="flex-row">
              <button
                type="button"
                className="button"
                onClick={() => void setupPath(craft.game, craft.sheet.options(scenario)).then(go)}
              >
                <Icon name="play" size={14} />
                Set up a table with others
              </button>
              {paper !== null && (
                <Link className="button" href={paper}>
                  <Icon name="print" />
                  Print it
                </Link>
              )}
              <Link className="button" href={questionPath(craft, scenario)}>
                <Icon name="chart" />
                How hard is it? Ask the laboratory
              </Link>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
