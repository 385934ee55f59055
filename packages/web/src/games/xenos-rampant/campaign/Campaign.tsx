// Between two battles of a campaign: standings and history, what can be learnt with its price and meaning, the Commanders, the next battle.
import {
  type TraitName,
  type View,
  TRAITS,
  campaignScore,
  choiceWords,
  scenarioNamed,
  traitCost,
} from '@xenotable/xenos-rampant/preview';
import { type Json, same } from '@xenotable/kernel';
import { useState } from 'react';
import { Badge } from '../../../kit/draw/Badge.tsx';
import { initial } from '../../../kit/words.ts';
import type { BoardProps } from '../../../table/contract.ts';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { choiceOf } from '../shared/border.ts';
import { sideOf } from '../shared/faces.ts';
import { LONGEST, commanderName, nameCommander } from './names.ts';
import './campaign.css';

const BATTLES = 5;
/** The first two of each table hinder. */
const HINDERS = 2;
/** XR-C-05, XR-C-06, XR-C-07, XR-C-09 */
const MOST_TRAITS = 4;

type Career = NonNullable<View['campaign']>['owners'][number];

function Standings({ view }: { view: View }) {
  const campaign = view.campaign;
  if (campaign === null) return null;
  const scores = campaign.owners.map(campaignScore);
  const best = Math.max(...scores);
  const order = scores.map((_, seat) => seat).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return (
    <section aria-label="Standings">
      <h2 className="label">Standings</h2>
      <ol className="plain standings">
        {order.map((seat) => (
          <li key={seat}>
            <Badge
              side={sideOf(seat, view.owners.length)}
              letter={initial(view.owners[seat]?.name ?? '')}
              size={26}
            />
            <span>
              {view.owners[seat]?.name}
              {scores[seat] === best && scores.filter((one) => one === best).length > 1 && ' (tie)'}
            </span>
            <b>{scores[seat]}</b>
          </li>
        ))}
      </ol>
      <p className="muted">
        3 for a win, 1 for a draw, 1 for every 10 career points ever gained. <RuleChip rule="XR-C-10" />
      </p>
    </section>
  );
}

/** How a seat came out of the battle that was fought last. */
function resultOf(view: View, seat: number): string {
  const side = view.owners[seat]?.side ?? 0;
  const loser = view.campaign?.loser ?? null;
  const word = loser === null ? '= draw' : loser === side ? '✗ lost' : '✓ won';
  return `${word}, ${view.vp[side]} to ${view.vp[side === 0 ? 1 : 0]}`;
}

function History({ view, seat }: { view: View; seat: number }) {
  const fought = view.campaign?.battle ?? 0;
  return (
    <section aria-label="History">
      <h2 className="label">Battles</h2>
      <ol className="plain battles">
        {Array.from({ length: BATTLES }, (_, i) => (
          <li key={i} className={i < fought ? '' : 'open'}>
            <b>
              {i + 1}.{' '}
              {i + 1 === fought
                ? view.title
                : i < fought
                  ? 'fought: the log tells it'
                  : i === fought
                    ? 'next'
                    : 'to come'}
            </b>
            {i + 1 === fought && <span>{resultOf(view, seat)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function CommanderSheet({ view, seat, mine }: { view: View; seat: number; mine: boolean }) {
  const career = view.campaign?.owners[seat];
  const owner = view.owners[seat]?.name ?? '';
  const [name, setName] = useState(commanderName(owner, career?.commander ?? 1));
  if (career === undefined) return null;
  const spent = career.gained - career.points;
  return (
    <section className="commander" data-theme="paper" aria-label={`Commander of ${owner}`}>
      <label>
        <span className="label">{owner}</span>
        <input
          className="field"
          value={name}
          maxLength={LONGEST}
          disabled={!mine}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => {
            nameCommander(owner, career.commander, name);
            setName(commanderName(owner, career.commander));
          }}
        />
      </label>
      <p>
        {career.points} career points to spend ({career.gained} gained
        {spent > 0 && `, ${spent} spent or lost`}). Detachment of {career.total} points.
        {career.wounded && ' Wounded: its traits sleep in the next battle.'}
      </p>
      <ul className="plain">
        {career.traits.length === 0 && <li>No traits yet.</li>}
        {career.traits.map((trait) => (
          <li key={trait}>
            <b>{trait}</b>: {meaningOf(trait)}
          </li>
        ))}
      </ul>
      <p className="muted">
        If it falls: destroyed, killed, wounded or unharmed in a third of the cases each; routed, a sixth, a
        third, half. <RuleChip rule="XR-C-08" />
      </p>
    </section>
  );
}

const meaningOf = (trait: TraitName): string => TRAITS.find((one) => one.name === trait)?.text ?? '';

interface Purchase {
  choice: Json;
  name: string;
  price: number;
  meaning: string;
  rule: string;
  hinders: boolean;
  /** Null if it can be bought now. */
  refused: string | null;
}

function purchasesOf(career: Career, offered: (choice: Json) => boolean): Purchase[] {
  const short = (price: number): string =>
    career.points < price ? `${price - career.points} points short` : 'not possible now';
  const bought = (choice: Json, rest: Omit<Purchase, 'choice' | 'refused'>): Purchase => ({
    choice,
    ...rest,
    refused: offered(choice) ? null : short(rest.price),
  });
  const traits = TRAITS.filter(({ name }) => !career.traits.includes(name)).map((trait) => {
    const one = bought(
      { buy: trait.name },
      {
        name: `${trait.name} (${trait.table})`,
        price: traitCost(career, trait.name),
        meaning: trait.text,
        rule: trait.id,
        hinders: trait.die <= HINDERS,
      },
    );
    return career.traits.length >= MOST_TRAITS ? { ...one, refused: 'four traits are the most' } : one;
  });
  return [
    ...traits,
    bought(
      { grow: true },
      {
        name: 'A larger detachment',
        price: 10,
        meaning: 'two list points more, up to 36',
        rule: 'XR-C-07',
        hinders: false,
      },
    ),
    ...career.traits.map((trait) =>
      bought(
        { remove: trait },
        {
          name: `Unlearn ${trait}`,
          price: 10,
          meaning: `no longer: ${meaningOf(trait)}`,
          rule: 'XR-C-06',
          hinders: false,
        },
      ),
    ),
    bought(
      { retire: true },
      {
        name: 'Retire',
        price: 25,
        meaning: '3 to the campaign score; a new Commander with 5 points takes over',
        rule: 'XR-C-09',
        hinders: false,
      },
    ),
  ];
}

function Purchases({ view, ask, picked, pick }: BoardProps<View>) {
  const [all, setAll] = useState(false);
  const career = ask === null ? undefined : view.campaign?.owners[ask.seat];
  if (ask === null || career === undefined)
    return <p className="muted">Somebody else spends career points now.</p>;
  const list = purchasesOf(career, (choice) => ask.offers.some((offer) => same(offer.choice, choice)));
  const good = list
    .filter((one) => !one.hinders)
    .toSorted((a, b) => Number(a.refused !== null) - Number(b.refused !== null) || a.price - b.price);
  const bad = list.filter((one) => one.hinders);
  const rows = all ? [...good, ...bad] : good;
  return (
    <section aria-label="What can be bought">
      <h2 className="label">
        {career.points} career points <RuleChip rule="XR-C-05" />
      </h2>
      <ul className="plain purchases">
        {rows.map((one) => (
          <li key={one.name} className={one.refused === null ? '' : 'refused'}>
            <button
              type="button"
              aria-pressed={picked !== null && same(picked, one.choice)}
              disabled={one.refused !== null}
              onClick={() => pick(one.choice)}
            >
              <b>{one.name}</b>
              <span>
                {one.hinders && 'hinders: '}
                {one.meaning}
              </span>
              <strong>{one.price}</strong>
              {one.refused !== null && <small>{one.refused}</small>}
            </button>
            <RuleChip rule={one.rule} />
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => setAll(!all)}>
        {all ? 'Hide those that hinder' : `Show ${bad.length} that hinder`}
      </button>
    </section>
  );
}

/** How the last battle went, as its points say. */
function LastBattle({ view }: { view: View }) {
  const gone = view.units.filter((unit) => unit.state === 'destroyed' || unit.state === 'routed');
  return (
    <section aria-label="The last battle">
      <h2 className="label">Debrief: {view.title}</h2>
      <ul className="plain">
        {view.score.map((one, i) => (
          <li key={i}>
            {view.owners.find((owner) => owner.side === one.side)?.name}: {one.why} <b>{one.vp} VP</b>{' '}
            <RuleChip rule={one.rule} />
          </li>
        ))}
        {gone.length > 0 && <li>Lost: {gone.map((unit) => `${unit.name} (${unit.state})`).join(', ')}</li>}
      </ul>
    </section>
  );
}

function NextBattle({ view }: { view: View }) {
  const { scenario } = view.options;
  const [a, b] = view.campaign?.owners ?? [];
  const gap = Math.abs((a?.total ?? 0) - (b?.total ?? 0));
  return (
    <section aria-label="Next battle">
      <h2 className="label">Next battle</h2>
      <p>
        {scenario === 'roll' || scenario === 'OWN'
          ? 'Two dice pick the battle; the loser of the last one may choose on a 12.'
          : scenarioNamed(scenario).title}{' '}
        <RuleChip rule="XR-M-COM-05" />
      </p>
      {gap >= 4 && (
        <p>
          The weaker side gets {Math.floor(gap / 4)} mercenary Light Infantry. <RuleChip rule="XR-C-11" />
        </p>
      )}
    </section>
  );
}

export default function Campaign(props: BoardProps<View>) {
  const { view, ask, viewer } = props;
  const seat = ask?.seat ?? (viewer === 'table' ? 0 : viewer);
  const planned = props.picked === null ? null : choiceWords(choiceOf(props.picked), view);
  return (
    <div className="xr-campaign">
      <div className="column">
        <Standings view={view} />
        <History view={view} seat={seat} />
      </div>
      <div className="column">
        <h1>
          Campaign, after battle {view.campaign?.battle} of {BATTLES}
        </h1>
        <LastBattle view={view} />
        <Purchases {...props} />
        {planned !== null && (
          <p role="status" className="muted">
            Planned: {planned}. The bright button buys it.
          </p>
        )}
      </div>
      <div className="column">
        {view.owners.map((_, one) => (
          <CommanderSheet
            key={`${one} ${view.campaign?.owners[one]?.commander}`}
            view={view}
            seat={one}
            mine={one === seat}
          />
        ))}
        <NextBattle view={view} />
      </div>
    </div>
  );
}
