// What is told before and after a mission.
export { briefing } from './briefing.tsx';
export { debrief, squadMarks as shares } from './debrief.ts';
export { Report } from './Report.tsx';
