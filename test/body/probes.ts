import { outcome, type Probe } from './probe.ts'
import { SCREEN_PROBES } from './screen-probes.ts'
import { makePickaxe } from './wooden-pickaxe.ts'
import { WORLD_PROBES } from './world-probes.ts'

const PICKAXE: Probe = {
  name: 'from bare hands to a wooden pickaxe',
  play: async (kit) => outcome((await makePickaxe(kit)).pickaxes, 1),
}

/** All abilities of a body. */
export const PROBES: readonly Probe[] = [...WORLD_PROBES, ...SCREEN_PROBES, PICKAXE]
