// An auditor: it hears what happens and what people choose, keeps a book of its own from the catalogue, and objects at the first figure of the table
// that is not in its book. It imports nothing of the rules; profiles and prices are data of the box.
import type { Json } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';
import { type Account, Objection, must, openBook } from './auditor/account.ts';
import { compareTable } from './auditor/compare.ts';
import { type Hearing, colourOf, entry, hasDie } from './auditor/hearing.ts';
import { hear, settle } from './auditor/hears.ts';
import { checkRound } from './auditor/missions.ts';
import { SheetBook } from './auditor/sheets.ts';

export { Objection };

export class Auditor {
  private hearing: Hearing | null = null;
  private readonly heard: { what: Happening; rule: string }[] = [];
  private readonly sheets = new SheetBook();

  /** To be handed to `play` as its listener. */
  readonly listen = (what: Happening, rule: string): void => void this.heard.push({ what, rule });

  /** What somebody chose, before it is played. */
  chooses(choice: Choice): void {
    if (this.hearing !== null && choice.do === 'attack' && choice.trigger === true)
      this.hearing.trigger = true;
    this.sheets.chooses(choice);
  }

  /** After everything that followed: the table as it is reported, and who is asked by which rule. */
  check(w: Table, report: Json, asked: readonly { seat: number; rule: string }[]): void {
    const laidOut = this.heard.some(({ what }) => what.type === 'mission');
    this.sheets.hears(this.heard);
    if (laidOut) this.hearing = w.result === null ? begin(openBook(w)) : null;
    else if (this.hearing !== null) this.follow(this.hearing, report, asked);
    this.heard.length = 0;
    this.sheets.check(w);
  }

  private follow(hearing: Hearing, report: Json, asked: readonly { seat: number; rule: string }[]): void {
    const { book } = hearing;
    for (const { what, rule } of this.heard) {
      if (book.over) break;
      hear(hearing, what, rule);
      checkRound(book, what, rule);
    }
    if (book.over) {
      this.hearing = null;
      return;
    }
    settle(hearing);
    compareTable(book, report);
    checkDice(book);
    for (const ask of asked) checkAsked(hearing, ask);
  }
}

const begin = (book: Account): Hearing => ({
  book,
  reasons: new Map(),
  blow: null,
  claimed: null,
  colour: book.drawn.at(-1) ?? '',
  active: '',
  mover: '',
  trigger: false,
});

/** EE-RND-06 Never more dice in the bag than models that wait for one. */
function checkDice(book: Account): void {
  for (const [colour, count] of book.bag) {
    const waiting = [...book.models.values()].filter((m) => hasDie(book, m) && colourOf(m) === colour).length;
    const bonus = colour === 'automaton' && book.automaton !== null ? book.sides[book.automaton].bonus : 0;
    must(count <= waiting + bonus, () => `${count} dice of ${colour} for ${waiting} models`);
  }
}

/** Who may be asked: the owner of the die, whoever commands the active model, the other side for a reaction. */
function checkAsked({ book, colour, active }: Hearing, { seat, rule }: { seat: number; rule: string }): void {
  const letter = String.fromCharCode(65 + seat);
  if (rule === 'EE-RND-03') must(letter === colour, () => `${letter} chooses a model for a die of ${colour}`);
  if (active === '') return;
  const m = entry(book, active);
  const master = m.mind === null ? m : entry(book, m.mind.by);
  if (rule === 'EE-ACT-01' || rule === 'EE-SPO-21')
    must(seat === master.player, () => `${letter} acts with ${active}`);
  if (rule === 'EE-OVW-02' || rule === 'EE-ENG-07')
    must(seat !== master.player, () => `${letter} reacts to its own ${active}`);
}
