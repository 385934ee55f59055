// The tutorial: five bites with fixed dice.
export { lessons } from '@xenotable/xenos-rampant/content';
