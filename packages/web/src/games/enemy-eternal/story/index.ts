// What is told before and after a battle.
export { briefing } from './briefing.tsx';
export { debrief } from './debrief.ts';
export { Report } from './Report.tsx';
