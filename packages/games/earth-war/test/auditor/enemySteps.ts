// Steps 5 to 7 of a round, against the account.
import { agree } from './account.ts';
import {
  armour,
  bandOf,
  isEnemy,
  isGun,
  join,
  levels,
  prey,
  hive,
  standing,
  stands,
  target,
  usable,
} from './position.ts';
import {
  type Ear,
  type Handlers,
  checkRn,
  equal,
  figures,
  fightOf,
  named,
  numbered,
  rn,
  useUp,
  wound,
} from './ear.ts';
import { figuresOf } from './figures.ts';
import { nextAcid, nextText } from './parts.ts';

function egg(ear: Ear, what: { type: string; card: string; rn: number }): void {
  const fight = fightOf(ear.a);
  const card = nextText(ear.a, fight) ?? '';
  const value = rn(ear, 'EW-TXT-01');
  figures('egg', what, { type: value <= 4 ? 'hatched' : 'still closed', card, rn: value });
  if (value > 4) return;
  fight.cards.delete(card);
  fight.removed.push(card);
  join(ear.a, fight, 'Facehugger', true);
}

function burster(ear: Ear, what: { type: string; card: string; rn: number }): void {
  const { a } = ear;
  const fight = fightOf(a);
  const card = nextText(a, fight) ?? '';
  const value = rn(ear, 'EW-TXT-02');
  const type = value <= 3 ? 'escaped' : value <= 5 ? 'matured' : 'stayed';
  figures('Chest-Burster', what, { type, card, rn: value });
  if (value > 5) return;
  fight.cards.delete(card);
  fight.removed.push(card);
  a.loose++;
  if (value <= 3) a.owed.push({ node: 0, kind: 'Drone' });
  else join(a, fight, 'Drone', true);
}

export const enemySteps: Handlers<
  | 'struck'
  | 'wounded'
  | 'shielded'
  | 'armour'
  | 'ignored'
  | 'stimmed'
  | 'implanted'
  | 'hit'
  | 'killed'
  | 'acid'
  | 'burnt'
  | 'joined'
  | 'hatched'
  | 'still closed'
  | 'escaped'
  | 'matured'
  | 'stayed'
  | 'rescued'
  | 'bystander lost'
  | 'command'
> = {
  struck(ear, what) {
    const { a } = ear;
    const fight = fightOf(a);
    const strikers = fight.slots.flatMap((slot, i) =>
      slot.card !== null && isEnemy(slot.card) && figuresOf(slot.card).cap > 0
        ? [{ slot: i + 1, card: slot.card }]
        : [],
    );
    const next = strikers[fight.attacks.length];
    agree(next !== undefined, `${what.card} does not strike`);
    const kind = figuresOf(next.card);
    const anyone = standing(a)[0];
    const range = a.tastes.commonRange
      ? (anyone?.rn ?? 0)
      : Math.min(10, Math.max(1, rn(ear, 'EW-RNG-03') + kind.shift));
    const band = a.tastes.commonRange ? (anyone?.band ?? 0) : bandOf(a, range);
    const rating = kind.attack[band] ?? 0;
    const roll = checkRn(ear, rating, 'EW-S5-01');
    const wounds = levels(rating, roll, kind.cap);
    figures(`strike of ${next.card}`, what, { ...next, rn: range, band, rating, roll, wounds });
    fight.attacks.push({ card: next.card, sl: wounds, assigned: 0, held: null, focus: null });
  },
  wounded(ear, what) {
    const { a } = ear;
    const attack = fightOf(a).attacks.find((one) => one.assigned < one.sl);
    agree(attack !== undefined, `${what.by} has no wounds to assign`);
    equal('whose wound it is', what.by, attack.card);
    const unit = named(a, what.unit);
    const free = hive(a) >= 0 && attack.held === null;
    const able = free ? prey(a) : [target(a, attack)];
    agree(
      able.includes(unit),
      `${what.by} hits ${unit.name}, not ${able.map((one) => one.name).join(' or ')}`,
    );
    if (free && able.length > 1)
      agree(ear.seat === hive(a) && ear.choice.do === 'strike', 'the hive was not asked whom to hit');
    attack.assigned++;
    attack.focus ??= unit;
    unit.incoming.push(attack.card);
  },
  shielded() {
    agree(false, 'nobody shields the Queen');
  },
  armour(ear, what) {
    const next = ear.armour.shift();
    agree(next !== undefined, `${what.unit} has no wound for its armour`);
    const rating = armour(ear.a, next.unit, next.card);
    const value = checkRn(ear, rating, 'EW-S7-02');
    const stopped = value > 0 && value <= rating;
    figures('armour', what, { unit: next.unit.name, rating, rn: value, stopped });
    if (!stopped) next.unit.incoming.push(next.card);
  },
  ignored(ear, what, rule) {
    agree(ear.armour.length === 0, 'a wound is ignored before armour');
    const unit = named(ear.a, what.unit);
    const at = unit.incoming.findIndex((card) => figuresOf(card).name === what.wound);
    agree(at >= 0, `${unit.name} has no wound of a ${what.wound}`);
    unit.incoming.splice(at, 1);
    if (rule !== 'EW-Q-08' || ear.choice.do !== 'treat') return;
    const medic = numbered(ear.a, ear.choice.by);
    agree(medic.type === 'Medic' && medic.band === unit.band, `${medic.name} cannot treat ${unit.name}`);
    useUp(medic, 'Medkit');
  },
  stimmed(ear, what) {
    const unit = fightOf(ear.a).splashed.shift();
    agree(unit?.name === what.unit && ear.choice.do === 'stim', `${what.unit} uses no stim now`);
    useUp(unit, 'Stim Injector');
    unit.wounds = unit.hits - 1;
  },
  implanted(_ear, what) {
    agree(false, `${what.unit} was not implanted`);
  },
  hit(_ear, what) {
    agree(false, `${what.card} was not hit`);
  },
  killed(_ear, what) {
    agree(false, `${what.card} was not killed`);
  },
  acid(ear, what) {
    const { a } = ear;
    const fight = fightOf(a);
    agree(fight.splashed.length === 0, 'acid falls before the last has burnt');
    const card = nextAcid(a, fight);
    agree(card !== undefined, `the acid of ${what.card} falls on nobody`);
    const value = rn(ear, 'EW-S7-05');
    figures('acid', what, { card, acid: figuresOf(card).acid, rn: value });
    if (value > what.acid) return;
    const near = standing(a).filter(
      (unit) => unit.band === 0 && !unit.items.some((one) => one.item === 'Acid-proof Plate'),
    );
    fight.splashed = a.tastes.deadlyAcid ? near : near.slice(0, 1);
  },
  burnt(ear, what) {
    const unit = fightOf(ear.a).splashed.shift();
    agree(unit?.name === what.unit, `${what.unit} is not burnt by acid`);
    if (unit.wounds + 1 >= unit.hits && usable(unit, 'Stim Injector'))
      agree(ear.choice.do === 'fall', `${unit.name} was not asked about the Stim Injector`);
    wound(unit, 1);
    figures('burnt', what, { wounds: unit.wounds, hits: unit.hits });
    if (unit.status === 'down') ear.expected.push({ type: 'down', unit: unit.name });
    if (!stands(unit) && isGun(unit)) ear.a.squad = ear.a.squad.filter((one) => one !== unit);
  },
  joined(_ear, what) {
    agree(false, `${what.card} was not called`);
  },
  hatched: egg,
  'still closed': egg,
  escaped: burster,
  matured: burster,
  stayed: burster,
  rescued(ear, what) {
    const { a } = ear;
    const fight = fightOf(a);
    equal('whose end text it is', what.card, nextText(a, fight));
    agree(fight.cards.delete(what.card), `${what.card} is dead`);
    fight.removed.push(what.card);
    equal('points of a rescue', what.points, 1);
    a.points += 1;
    a.rescued[a.node - 1] = (a.rescued[a.node - 1] ?? 0) + 1;
    ear.gift = what.card.startsWith('V');
  },
  'bystander lost'({ a }, what) {
    const fight = fightOf(a);
    equal('whose end text it is', what.card, nextText(a, fight));
    agree(fight.killed.includes(what.card), `${what.card} lives`);
    const points = what.card.startsWith('V') ? -2 : -1;
    equal('points of a bystander', what.points, points);
    a.points += points;
    a.bystandersKilled++;
  },
  command(ear, what) {
    const fight = fightOf(ear.a);
    agree(ear.gift, 'nobody brings a CP');
    ear.gift = false;
    fight.cp = Math.min(fight.most, fight.cp + 1);
    equal('CP', what.cp, fight.cp);
  },
};
