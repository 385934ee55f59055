// The final evaluation of a cooperative campaign.

/** CC-M-CO6-09 How a campaign is graded by the points that are left. */
export function grade(success: boolean, points: number): string {
  if (!success) return 'mankind is lost';
  if (points >= 6) return 'total victory: the squad becomes a legend';
  if (points >= 4) return 'glorious victory';
  return points >= 2 ? 'only scattered groups of Invaders remain' : 'the Invaders keep a second base';
}
