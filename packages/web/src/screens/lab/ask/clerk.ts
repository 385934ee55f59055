// The thread that reads questions while nothing is played.
import { labThread } from '../../../worker/client.ts';

export const clerk = labThread().api;
