import { breed } from './breed.ts'
import { brew } from './brew.ts'
import { build } from './build.ts'
import { buy } from './buy.ts'
import { carve } from './carve.ts'
import { clean } from './clean.ts'
import { clog } from './clog.ts'
import { combat } from './combat.ts'
import { combine } from './combine.ts'
import { craft } from './craft.ts'
import { cut } from './cut.ts'
import { decorate } from './decorate.ts'
import { die } from './die.ts'
import { digAndFill } from './dig-and-fill.ts'
import { drink } from './drink.ts'
import { drop } from './drop.ts'
import { dye } from './dye.ts'
import { eat } from './eat.ts'
import { enchant } from './enchant.ts'
import { equip } from './equip.ts'
import { feed } from './feed.ts'
import { fill } from './fill.ts'
import { find } from './find.ts'
import { fish } from './fish.ts'
import { hang } from './hang.ts'
import { hook } from './hook.ts'
import { hunt } from './hunt.ts'
import { lead } from './lead.ts'
import { light } from './light.ts'
import { look } from './look.ts'
import { milk } from './milk.ts'
import { mine } from './mine.ts'
import { move } from './move.ts'
import { obtain } from './obtain.ts'
import { open } from './open.ts'
import { place } from './place.ts'
import { plant } from './plant.ts'
import { play } from './play.ts'
import { pour } from './pour.ts'
import { prepare } from './prepare.ts'
import { protect } from './protect.ts'
import { rename } from './rename.ts'
import { repair } from './repair.ts'
import { ride } from './ride.ts'
import { sell } from './sell.ts'
import { shear } from './shear.ts'
import { shoot } from './shoot.ts'
import { sleep } from './sleep.ts'
import { smelt } from './smelt.ts'
import { strip } from './strip.ts'
import { stunt } from './stunt.ts'
import { survive } from './survive.ts'
import { tame } from './tame.ts'
import { throwing } from './throw.ts'
import { till } from './till.ts'
import { trap } from './trap.ts'
import { travel } from './travel.ts'
import { turn } from './turn.ts'
import { use } from './use.ts'
import type { Verb } from './verb.ts'
import { wax } from './wax.ts'
import { write } from './write.ts'

/**
 * All verbs. A new verb is one file in this folder, plus a line here. If several read the same words, the longer form comes
 * first, then the earlier line.
 */
export const VERBS: readonly Verb[] = [
  digAndFill,
  stunt,
  pour,
  craft,
  smelt,
  brew,
  enchant,
  cut,
  move,
  travel,
  mine,
  obtain,
  find,
  combat,
  hunt,
  shoot,
  fish,
  trap,
  hook,
  lead,
  tame,
  breed,
  feed,
  ride,
  carve,
  shear,
  milk,
  dye,
  eat,
  drink,
  throwing,
  drop,
  use,
  open,
  light,
  till,
  plant,
  wax,
  strip,
  place,
  hang,
  decorate,
  build,
  sleep,
  buy,
  sell,
  equip,
  look,
  repair,
  rename,
  combine,
  survive,
  die,
  clean,
  fill,
  play,
  turn,
  clog,
  prepare,
  write,
  protect,
]
