// Attacks and what they do in the auditor's book.
import { hasRule, must, skillOf } from './account.ts';
import { checkArmour, checkDamage, countHit, explode } from './blows.ts';
import { keyOf } from './board.ts';
import { type Shot, checkShot, passes, profileOf } from './fight.ts';
import { type Handlers, type Hearing, arrive, entry } from './hearing.ts';

/** A to-hit test was told. */
function shot(hearing: Hearing, what: Shot): void {
  const { book } = hearing;
  const by = entry(book, what.model);
  arrive(by);
  const reason = hearing.reasons.get(what.model) ?? 'attack';
  if (reason !== 'reacts') arrive(entry(book, what.at));
  const arm = profileOf(by, what.weapon);
  const again = hearing.blow?.awaits === true;
  checkShot(book, what, reason);
  if (!again) {
    if (hasRule(by, 'Shadow')) by.seenUntil = book.round + 1;
    if (arm.rules.includes('One Use')) by.used.push(what.weapon);
    if (hearing.trigger) by.used.push('Hair Trigger');
    hearing.trigger = false;
  }
  const { model, at, weapon, close } = what;
  // EE-SPC-38 A first passed test of Shredding waits for the second.
  const awaits = !again && arm.rules.includes('Shredding') && !close;
  if (!awaits || what.type === 'missed') hearing.reasons.delete(model);
  hearing.blow =
    what.type === 'missed' ? null : { by: model, at, weapon, close, awaits, open: !awaits, spread: null };
}

export const attacks: Handlers = {
  hit: shot,
  missed: shot,
  scatter(hearing, { die, wide }) {
    must(wide === die >= 4, () => `a Scatter die of ${die}`);
    if (wide && hearing.blow !== null) hearing.blow.open = false;
  },
  explodes: (hearing, { at, weapon }) => explode(hearing, at, weapon),
  deflect(hearing, { die, deflected }) {
    must(deflected === die >= 5, () => `a Deflect die of ${die}`);
    if (deflected && hearing.blow !== null) hearing.blow = null;
  },
  armour: checkArmour,
  damage: checkDamage,
  splashed(hearing, { model }) {
    const { blow, book } = hearing;
    must(blow !== null, () => `${model} is splashed by nothing`);
    countHit(book, entry(book, model), blow.by, true);
    hearing.blow = { ...blow, at: model, close: false, open: false, spread: 'splash' };
  },
  volatile(hearing, { model, die }) {
    if (die >= 4)
      hearing.blow = {
        by: '',
        at: '',
        weapon: '',
        close: false,
        awaits: false,
        open: false,
        spread: entry(hearing.book, model).at,
      };
  },
  sustain({ book }, { model, dice, value, passed }) {
    const m = entry(book, model);
    must(m.wounds === 0 && !m.used.includes('Sustain'), () => `${model} is sustained at ${m.wounds} Wounds`);
    must(value === skillOf(book, m, 'WILL') && passes(dice, value) === passed, () => `Sustain of ${model}`);
    m.used.push('Sustain');
    if (passed) m.wounds = 1;
  },
  poison({ book }, { model, wounds }) {
    const m = entry(book, model);
    must(m.poisoned, () => `${model} is not poisoned`);
    m.poisoned = false;
    m.wounds = Math.max(0, m.wounds - 1);
    must(m.wounds === wounds, () => `poison leaves ${model} ${wounds} Wounds, not ${m.wounds}`);
  },
  poisoned: ({ book }, { model }) => void (entry(book, model).poisoned = true),
  down({ book }, { model, how }) {
    const m = entry(book, model);
    m.down = how === 'forced' || m.down === 'forced' ? 'forced' : 'hunkered';
    m.overwatch = null;
    m.shotsAt = [];
    // Knocked down on its way it stays where it was seen last; on its own feet it has arrived.
    if (how === 'hunkered') arrive(m);
    else if (m.at !== null && m.path !== null && m.path.some((spot) => keyOf(spot) === keyOf(m.at!)))
      m.path = null;
  },
  'terrain destroyed'({ book }, { cells }) {
    for (const spot of cells) book.ground.gone.add(keyOf(spot));
  },
  'gate open'({ book }) {
    book.ground.rows.forEach((row, y) =>
      [...row].forEach((sign, x) => sign === 'D' && book.ground.gone.add(keyOf([x, y]))),
    );
  },
  mindspin({ book }, { at, dice, effect }) {
    const sum = dice.reduce((all, die) => all + die, 0);
    must(
      effect === (sum <= 5 ? 'panic' : sum <= 10 ? 'disorientation' : 'control'),
      () => `a Mindspin roll of ${sum}: ${effect}`,
    );
    const m = entry(book, at);
    must(
      !hasRule(m, 'Mechanical') && !m.items.some((one) => one.item === 'Mindshield'),
      () => `the mind of ${at}`,
    );
    if (effect === 'panic') m.down = 'no';
  },
  'mind controlled'({ book }, { model, by }) {
    const m = entry(book, model);
    m.mind = { by, until: book.round + 1 };
    m.control = entry(book, by).control;
    m.overwatch = null;
    m.shotsAt = [];
    if (m.activated === 0) m.activated = 9;
  },
  'mind freed'({ book }, { model }) {
    const m = entry(book, model);
    must(m.mind !== null, () => `${model} is freed and was nobody's`);
    m.mind = null;
    m.control = m.side;
    if (m.activated === 0) m.activated = 9;
  },
};
