// The campaign sheets: Supplies, tiers and ranks, added up from what was chosen and told.
import type { Choice } from '../../choices.ts';
import { facilityOf } from '../../content/facilities.ts';
import { isVest, isItem, itemOf, vestOf } from '../../content/gear.ts';
import { unitOf } from '../../content/units.ts';
import { isWeapon, weaponOf } from '../../content/weapons.ts';
import type { Happening } from '../../happenings.ts';
import type { Sheet, Table } from '../../table.ts';
import { must } from './account.ts';

interface Booked {
  supplies: number;
  outpost: number;
  ranks: Map<string, number>;
}

const priceOf = (gear: string): number =>
  isWeapon(gear)
    ? weaponOf(gear).price
    : isVest(gear)
      ? vestOf(gear).price
      : isItem(gear)
        ? itemOf(gear).price
        : 0;

const RAISE = [0, 150, 250, 0];

const bookOf = (sheet: Sheet): Booked => ({
  supplies: sheet.supplies,
  outpost: sheet.outpost,
  ranks: new Map(sheet.roster.map((v) => [v.name, v.rank])),
});

export class SheetBook {
  private sheets: (Booked | null)[] = [];
  private last: Choice | null = null;
  /** Whose sheet the next choice is about. */
  private side = 0;
  private facelessPrice = 114;

  chooses(choice: Choice): void {
    this.last = choice;
  }

  hears(heard: readonly { what: Happening; rule: string }[]): void {
    const sheet = this.sheets[this.side];
    if (sheet !== null && sheet !== undefined && this.last !== null) this.pay(sheet, this.last);
    this.last = null;
    for (const { what, rule } of heard) this.note(what, rule);
  }

  private pay(sheet: Booked, choice: Choice): void {
    if (choice.do === 'build') sheet.supplies -= facilityOf(choice.facility).price;
    if (choice.do === 'tear down') sheet.supplies += Math.floor(facilityOf(choice.facility).price / 2);
    if (choice.do === 'recruit')
      sheet.supplies -= choice.unit === 'Faceless' ? this.facelessPrice : unitOf(choice.unit).price;
    if (choice.do === 'sell') sheet.supplies += Math.floor(priceOf(choice.gear) / 2);
    if (choice.do === 'raise the Outpost') sheet.supplies -= RAISE[sheet.outpost] ?? 0;
  }

  private note(what: Happening, rule: string): void {
    if (what.type === 'income' || what.type === 'reward exchanged') {
      const sheet = this.sheets[what.side];
      if (sheet) sheet.supplies += what.supplies;
      if (what.type === 'income' && rule === 'EE-BAS-02')
        must(what.supplies === 100, () => `${what.supplies} Supplies for a Tier III Outpost`);
    }
    if (what.type === 'outpost raised') {
      const sheet = this.sheets[what.side];
      if (!sheet) return;
      sheet.outpost++;
      must(sheet.outpost === what.tier && what.tier <= 3, () => `the Outpost is raised to ${what.tier}`);
    }
    if (what.type === 'promoted') {
      const ranks = this.sheets[what.side]?.ranks;
      const rank = ranks?.get(what.model);
      must(
        rank === undefined || rank + 1 === what.rank,
        () => `${what.model} is promoted to rank ${what.rank}`,
      );
      ranks?.set(what.model, what.rank);
    }
  }

  check(w: Table): void {
    this.facelessPrice = w.options.facelessPrice;
    const top = w.flow.at(-1);
    if (top !== undefined && 'side' in top && (top.side === 0 || top.side === 1)) this.side = top.side;
    const sheets = w.campaign?.sheets ?? [];
    sheets.forEach((sheet, i) => {
      const booked = this.sheets[i];
      if (sheet === null || booked === null || booked === undefined) return;
      must(
        sheet.supplies === booked.supplies,
        () => `sheet ${i} has ${sheet.supplies} Supplies, not ${booked.supplies}`,
      );
      must(
        sheet.outpost === booked.outpost,
        () => `sheet ${i} has an Outpost of tier ${sheet.outpost}, not ${booked.outpost}`,
      );
      for (const v of sheet.roster) {
        const rank = booked.ranks.get(v.name);
        must(rank === undefined || rank === v.rank, () => `${v.name} has rank ${v.rank}, not ${rank}`);
      }
    });
    this.sheets = sheets.map((sheet) => (sheet === null ? null : bookOf(sheet)));
  }
}
