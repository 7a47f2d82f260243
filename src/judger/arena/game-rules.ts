import { isSince } from '../../game/version.ts'

/** Game rules for every run on flat ground: it is always noon, only the team changes anything, and a death costs time but no materials. */
const FLAT_RULES = [
  'difficulty peaceful',
  'gamerule doDaylightCycle false',
  'gamerule doWeatherCycle false',
  'gamerule doMobSpawning false',
  'gamerule keepInventory true',
  'gamerule randomTickSpeed 0',
  'time set 6000',
  'weather clear',
  'kill @e[type=!player]',
]

/** Game rules of a run on terrain: natural events take place, starting in the first morning. */
const NATURAL_RULES = [
  'difficulty easy',
  'gamerule doDaylightCycle true',
  'gamerule doWeatherCycle true',
  'gamerule doMobSpawning true',
  'gamerule keepInventory false',
  'gamerule randomTickSpeed 3',
  'time set 0',
  'weather clear',
]

/** The first version in which game rules have different names (Minecraft Wiki, "Game rule"). */
const RENAMED = '1.21.11'
const NEW_NAMES: Readonly<Record<string, string>> = {
  doDaylightCycle: 'advance_time',
  doWeatherCycle: 'advance_weather',
  doMobSpawning: 'spawn_mobs',
  keepInventory: 'keep_inventory',
  randomTickSpeed: 'random_tick_speed',
  sendCommandFeedback: 'send_command_feedback',
}

/** A game rule under the name that a version uses. */
export const ruleName = (rule: string, version: string): string =>
  isSince(version, RENAMED) ? (NEW_NAMES[rule] ?? rule) : rule

/** The commands that set the rules of a run. */
export const ruleCommands = ({ isTerrain, version }: { isTerrain: boolean; version: string }): string[] =>
  (isTerrain ? NATURAL_RULES : FLAT_RULES).map((line) =>
    line.replace(/(?<=^gamerule )\S+/, (rule) => ruleName(rule, version)),
  )
