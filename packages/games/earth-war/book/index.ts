// The chapters in the order of the rules.
import { bookOf } from '@xenotable/kernel';
import { aftermath } from './mission/aftermath.ts';
import { campaign, muster } from './campaign.ts';
import { isScripted } from './chapter.ts';
import { combat } from './combat/combat.ts';
import { mission } from './mission/mission.ts';

export const book = bookOf([campaign, muster, mission, combat, aftermath], isScripted);
