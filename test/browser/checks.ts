import { inspectPages, inspectSite } from './accessible.ts'
import { refuseOthers, stayText } from './guard-checks.ts'
import { bearCrowd, stayFlat } from './load-checks.ts'
import {
  findFailure,
  followAgent,
  lookAround,
  lookIntoCave,
  slideToTheMiddle,
  useKeyboard,
  watchLive,
} from './run-checks.ts'
import { readAgain, readLive } from './transcripts.ts'
import type { Watch } from './watch.ts'

/** People's actions on the page, one sentence each. The result of a check is printed after it. */
export const checks: readonly (readonly [
  sentence: string,
  check: (watch: Watch) => Promise<string | undefined>,
])[] = [
  ['the demo is watched live, and again when it is over', watchLive],
  ['the slider in the middle shows the half-built pavilion', slideToTheMiddle],
  ['the button of an agent follows it', followAgent],
  ['everything can be done with the keyboard', useKeyboard],
  ['it looks right in the dark and on a narrow screen', lookAround],
  ['a cave is dark until light is turned off', lookIntoCave],
  ["an experiment's failures are found in two clicks", findFailure],
  ['what a model says stays text', stayText],
  ['what the model is asked is read while the run goes on', readLive],
  ['what the model was asked is read when the run is over', readAgain],
  ['every page is free of what axe finds, and whole from phones to wide screens', inspectPages],
  ['the docs site is free of what axe finds', inspectSite],
  ['other sites and people without the token are refused', refuseOthers],
  ['48 agents on a house of 414 blocks stay usable', bearCrowd],
  ['the memory of the page stays flat over half an hour of a run', stayFlat],
]
