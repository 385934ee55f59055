// A home-made campaign: made from a seed or opened from a file, played battle by battle, shared.
import type { OwnCampaign, ScenarioHead } from '@xenotable/kernel';
import { titleOf } from '@xenotable/shelf';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { go } from '../../kit/router.tsx';
import { PageHeader } from '../../kit/shellParts.tsx';
import { tablesWorker } from '../../worker/client.ts';
import { isStopped } from '../craft.ts';
import { draftOf } from '../drafts.ts';
import { Battles } from './Battles.tsx';
import { Begin } from './Begin.tsx';
import { campaignInAddress } from './address.ts';
import type { CampaignCraft } from './contract.ts';
import { type Played, usePlayed } from './kept.ts';
import { NewCampaign } from './NewCampaign.tsx';
import { ShareCampaign } from './ShareCampaign.tsx';
import '../workshop.css';
import './campaign.css';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function startNext<S extends ScenarioHead, P>(
  { craft, results, table }: CampaignCraft<S, P>,
  { campaign, progress }: Played<S, P>,
): Promise<string | null> {
  const battle = progress === null ? undefined : campaign.battles[results(progress).length];
  if (progress === null || battle === undefined) return null;
  const { id } = await tablesWorker.start({
    game: craft.game,
    name: `${campaign.name}: ${battle.name}`,
    ...table(battle, progress),
    cover: false,
  });
  return id;
}

/** '6 to 3 after 3 of 5 battles' */
function Standing<S extends ScenarioHead, P>({
  craft,
  played: { campaign, progress },
}: {
  craft: CampaignCraft<S, P>;
  played: Played<S, P>;
}) {
  if (progress === null) return null;
  const count = craft.results(progress).length;
  const all = campaign.battles.length;
  const stopped = count < all ? (craft.stopped?.(progress) ?? null) : null;
  return (
    <>
      <p className="campaign-standing" role="status">
        {count === 0
          ? `${all} ${craft.battle}s`
          : `${craft.standing(progress)}${count < all ? ` after ${count} of ${all} ${craft.battle}s` : `: ${craft.verdict(progress)}`}`}
      </p>
      {stopped !== null && <p role="status">{stopped}</p>}
    </>
  );
}

interface UnderWayProps<S extends ScenarioHead, P> {
  craft: CampaignCraft<S, P>;
  played: Played<S, P>;
  put(played: Played<S, P>): void;
  fail(words: string): void;
}

function UnderWay<S extends ScenarioHead, P>({ craft, played, put, fail }: UnderWayProps<S, P>) {
  const [sharing, setSharing] = useState(false);
  const { campaign, progress, table } = played;
  const isOver = progress !== null && craft.results(progress).length === campaign.battles.length;
  const play = (): void =>
    void startNext(craft, played)
      .then((id) => {
        if (id === null) return;
        put({ ...played, table: id });
        go(`/table/${id}`);
      })
      .catch((error: unknown) => fail(wordsOf(error)));
  const replace = (index: number): void => {
    const made = draftOf(craft.craft).read();
    if (isStopped(craft.craft.sheet.problems(made)))
      return fail('The scenario in the editor cannot be played yet. Open the editor to see its problems.');
    const unfit = craft.unfit?.(made) ?? null;
    if (unfit !== null) return fail(`The scenario in the editor does not fit: ${unfit}.`);
    fail('');
    const battles = campaign.battles.map((one, i) => (i === index ? made : one));
    put({ ...played, campaign: { ...campaign, battles } });
  };
  return (
    <>
      <p>
        <b>Home-made.</b> {campaign.text}
      </p>
      {craft.Prepare !== undefined && (
        <craft.Prepare
          progress={progress}
          set={table === null && !isOver ? (next) => put({ ...played, progress: next }) : null}
        />
      )}
      <Battles {...{ craft, played, play, replace }} />
      <div className="flex-row">
        <button type="button" className="button" onClick={() => setSharing(true)}>
          <Icon name="link" />
          Share it
        </button>
      </div>
      {sharing && (
        <ShareCampaign game={craft.craft.game} campaign={campaign} close={() => setSharing(false)} />
      )}
    </>
  );
}

/** Reads a campaign from the address, once. */
function useArrival(take: (text: string) => void, fail: (words: string) => void): void {
  const look = useEffectEvent(async (): Promise<void> => {
    try {
      const text = await campaignInAddress();
      if (text === null) return;
      history.replaceState(null, '', location.pathname);
      take(text);
    } catch (error) {
      fail(wordsOf(error));
    }
  });
  useEffect(() => void look(), []);
}

export function CampaignPage<S extends ScenarioHead, P>({ craft }: { craft: CampaignCraft<S, P> }) {
  const { played, put } = usePlayed(craft);
  const [problem, setProblem] = useState('');
  /** A campaign that would replace another one, or that came by a link. */
  const [offered, setOffered] = useState<OwnCampaign<S> | null>(null);
  const begin = (campaign: OwnCampaign<S>): void => {
    setProblem('');
    setOffered(null);
    put({ campaign, progress: craft.begun, table: null });
  };
  const count = played === null || played.progress === null ? 0 : craft.results(played.progress).length;
  const isBegun = played !== null && (played.table !== null || count > 0);
  const open = (text: string, offer: boolean): void => {
    try {
      const campaign = craft.read(text);
      if (offer || isBegun) setOffered(campaign);
      else begin(campaign);
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  useArrival((text) => open(text, true), setProblem);
  useEffect(() => {
    document.title = 'A campaign of your own · Xenotable';
  }, []);
  return (
    <div className="page game-surface" data-game={titleOf(craft.craft.game)?.accent}>
      <PageHeader place="play" />
      <main className="own-campaign">
        <header>
          <h1>{played === null ? 'A campaign of your own' : played.campaign.name}</h1>
          {played !== null && <Standing {...{ craft, played }} />}
        </header>
        <Alert words={problem} />
        {played !== null && <UnderWay {...{ craft, played, put }} fail={setProblem} />}
        {played !== null && <h2 className="label">Another campaign</h2>}
        <Begin
          craft={craft}
          begin={(campaign) => (isBegun ? setOffered(campaign) : begin(campaign))}
          open={(text) => open(text, false)}
        />
      </main>
      {offered !== null && (
        <NewCampaign
          campaign={offered}
          kept={isBegun ? played.campaign : null}
          begin={() => begin(offered)}
          close={() => setOffered(null)}
        />
      )}
    </div>
  );
}
