import { compounds } from '../items/item-nbt.ts'
import {
  type Collision,
  DISPLAY_SLOTS,
  type Scoreboard,
  type ScoreboardMoment,
  TEAM_COLOURS,
  type Visibility,
} from '../kernel/scoreboard.ts'
import { type NbtTag, nbtByte, nbtCompound, nbtInt, nbtList, nbtString } from '../library/nbt.ts'
import { isSet, type Members, membersOf, numberOf, stringOf, stringsOf } from './nbt-members.ts'
import { textFrom, textTag } from './text-tags.ts'

type ObjectiveMoment = ScoreboardMoment['objectives'][number]
type TeamMoment = ScoreboardMoment['teams'][number]

/** The own tag of an objective for the statistics that it has counted. */
const COUNTED = 'CausalMaceCounted'
const NO_COLOUR = 21
const SHOWN: readonly Visibility[] = ['always', 'never', 'hideForOtherTeams', 'hideForOwnTeam']
const PUSHES: readonly Collision[] = ['always', 'never', 'pushOtherTeams', 'pushOwnTeam']

const flag = (value: boolean): NbtTag => nbtByte(value ? 1 : 0)
const strings = (list: readonly string[]): NbtTag => nbtList('string', list)

/** The data of vanilla's data/scoreboard.dat. */
export function scoreboardTags(scoreboard: Scoreboard): Record<string, NbtTag> {
  const { objectives, shown, teams } = scoreboard.take()
  return {
    Objectives: nbtList('compound', objectives.map(objectiveTags)),
    PlayerScores: nbtList('compound', objectives.flatMap(scoreTags)),
    DisplaySlots: nbtCompound(
      Object.fromEntries(
        shown.map(([slot, name]) => [`slot_${DISPLAY_SLOTS.indexOf(slot)}`, nbtString(name)]),
      ),
    ),
    Teams: nbtList('compound', teams.map(teamTags)),
  }
}

const objectiveTags = ({ name, criterion, title, render, counted }: ObjectiveMoment) => ({
  Name: nbtString(name),
  CriteriaName: nbtString(criterion),
  DisplayName: textTag(title),
  RenderType: nbtString(render),
  [COUNTED]: nbtCompound(Object.fromEntries(counted.map(([player, count]) => [player, nbtInt(count)]))),
})

const scoreTags = ({ name, scores, unlocked }: ObjectiveMoment) =>
  scores.map(([holder, score]) => ({
    Name: nbtString(holder),
    Objective: nbtString(name),
    Score: nbtInt(score),
    Locked: flag(!unlocked.includes(holder)),
  }))

const teamTags = (team: TeamMoment) => ({
  Name: nbtString(team.name),
  DisplayName: textTag(team.title),
  TeamColor: nbtString(TEAM_COLOURS[team.colour] ?? 'reset'),
  AllowFriendlyFire: flag(team.friendlyFire),
  SeeFriendlyInvisibles: flag(team.seeInvisible),
  MemberNamePrefix: textTag(team.prefix),
  MemberNameSuffix: textTag(team.suffix),
  NameTagVisibility: nbtString(team.nametags),
  DeathMessageVisibility: nbtString(team.deaths),
  CollisionRule: nbtString(team.collision),
  Players: strings(team.members),
})

/** Sets the scoreboard from vanilla's data/scoreboard.dat; skips what is unreadable. */
export function loadScoreboard(scoreboard: Scoreboard, data: Members): void {
  const scores = compounds(data['PlayerScores'])
  scoreboard.restore({
    objectives: compounds(data['Objectives']).flatMap((one) => {
      const name = stringOf(one['Name'])
      return name === undefined ? [] : [objectiveFrom(name, one, scores)]
    }),
    shown: Object.entries(membersOf(data['DisplaySlots'])).flatMap(([key, tag]) => {
      const slot = DISPLAY_SLOTS[Number(/^slot_(\d+)$/.exec(key)?.[1])]
      const name = stringOf(tag)
      return slot === undefined || name === undefined ? [] : [[slot, name] as const]
    }),
    teams: compounds(data['Teams']).flatMap((one) => {
      const name = stringOf(one['Name'])
      return name === undefined ? [] : [teamFrom(name, one)]
    }),
  })
}

function objectiveFrom(name: string, said: Members, scores: readonly Members[]): ObjectiveMoment {
  const own = scores.filter(({ Objective }) => stringOf(Objective) === name)
  const holder = ({ Name }: Members) => stringOf(Name) ?? ''
  const counted = Object.entries(membersOf(said[COUNTED]))
  return {
    name,
    criterion: stringOf(said['CriteriaName']) ?? 'dummy',
    title: textFrom(said['DisplayName']),
    render: stringOf(said['RenderType']) === 'hearts' ? 'hearts' : 'integer',
    counted: counted.map(([player, count]) => [player, numberOf(count) ?? 0]),
    scores: own.map((one) => [holder(one), numberOf(one['Score']) ?? 0]),
    unlocked: own.filter(({ Locked }) => Locked !== undefined && !isSet(Locked)).map(holder),
  }
}

function teamFrom(name: string, said: Members): TeamMoment {
  const colour = TEAM_COLOURS.indexOf(stringOf(said['TeamColor']) ?? '')
  const oneOf = <T extends string>(known: readonly T[], key: string): T =>
    known.find((each) => each === stringOf(said[key])) ?? (known[0] as T)
  return {
    name,
    title: textFrom(said['DisplayName']),
    colour: colour < 0 ? NO_COLOUR : colour,
    friendlyFire: isSet(said['AllowFriendlyFire']),
    seeInvisible: isSet(said['SeeFriendlyInvisibles']),
    nametags: oneOf(SHOWN, 'NameTagVisibility'),
    deaths: oneOf(SHOWN, 'DeathMessageVisibility'),
    collision: oneOf(PUSHES, 'CollisionRule'),
    prefix: textFrom(said['MemberNamePrefix']),
    suffix: textFrom(said['MemberNameSuffix']),
    members: stringsOf(said['Players']),
  }
}
