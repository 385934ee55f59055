// The battles of a campaign in order: the result of each, which is next, and what can be done with it.
import type { ScenarioHead } from '@xenotable/kernel';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Link, go } from '../../kit/router.tsx';
import { linkTo } from '../link.ts';
import type { CampaignCraft } from './contract.ts';
import type { Played } from './kept.ts';

interface BattlesProps<S extends ScenarioHead, P> {
  craft: CampaignCraft<S, P>;
  played: Played<S, P>;
  play(): void;
  /** Replaces a battle by the scenario of the editor. */
  replace(index: number): void;
}

/** Starts the next battle, or opens its table. */
function NextButton<S extends ScenarioHead, P>({
  craft,
  played: { progress, table },
  number,
  play,
}: Pick<BattlesProps<S, P>, 'craft' | 'played' | 'play'> & { number: number }) {
  if (progress === null) return null;
  if (table !== null)
    return (
      <Link className="button primary" href={`/table/${table}`}>
        <Icon name="play" size={14} />
        Go on with {craft.battle} {number}
      </Link>
    );
  return (
    <button
      type="button"
      className="button primary"
      disabled={(craft.stopped?.(progress) ?? null) !== null}
      onClick={play}
    >
      <Icon name="play" size={14} />
      Play {craft.battle} {number}
    </button>
  );
}

/** Buttons that change a future battle in the editor. */
function EditButtons({ name, edit, replace }: { name: string; edit(): void; replace(): void }) {
  return (
    <>
      <button type="button" className="button" aria-label={`Open ${name} in the editor`} onClick={edit}>
        <Icon name="branch" />
        Open in the editor
      </button>
      <button
        type="button"
        className="button"
        aria-label={`Replace ${name} by the scenario in the editor`}
        onClick={replace}
      >
        <Icon name="swap" />
        Replace by the editor’s
      </button>
    </>
  );
}

export function Battles<S extends ScenarioHead, P>({ craft, played, play, replace }: BattlesProps<S, P>) {
  const { campaign, progress, table } = played;
  const results = progress === null ? [] : craft.results(progress);
  const at = results.length;
  const edit = (battle: S): void =>
    void linkTo(craft.craft, battle).then((link) => go(link.slice(location.origin.length)));
  return (
    <ol className="campaign-battles" aria-label={craft.battle === 'battle' ? 'Battles' : 'Missions'}>
      {campaign.battles.map((battle, i) => (
        <li key={i} className={i === at ? 'next-one' : ''} aria-current={i === at ? 'step' : undefined}>
          <div className="campaign-map">
            <craft.Map scenario={battle} />
          </div>
          <div>
            <h2>
              {i + 1}. {battle.name}
            </h2>
            <p className="label">
              {results[i] ?? (i > at ? 'Later' : table === null ? 'Next' : 'Under way')} ·{' '}
              {craft.figures(battle)}
            </p>
            <p>{battle.text}</p>
            {i === at && table === null && progress !== null && craft.outlook !== undefined && (
              <p className="soft">{craft.outlook(progress)}</p>
            )}
            <div className="flex-row">
              {i === at && <NextButton {...{ craft, played, play }} number={i + 1} />}
              {i >= at && (i > at || table === null) && (
                <EditButtons name={battle.name} edit={() => edit(battle)} replace={() => replace(i)} />
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
