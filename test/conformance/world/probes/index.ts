import type { Probe } from '../probe.ts'
import { advancements } from './advancements.ts'
import { anvils } from './anvils.ts'
import { benches } from './benches.ts'
import { border } from './border.ts'
import { bosses } from './bosses.ts'
import { brewing } from './brewing.ts'
import { campFires } from './camp-fires.ts'
import { chat } from './chat.ts'
import { circuits } from './circuits.ts'
import { clicks } from './clicks.ts'
import { combat } from './combat.ts'
import { commandBlocks } from './command-blocks.ts'
import { commandConsequences } from './command-consequences.ts'
import { commandItems } from './command-items.ts'
import { commandScores } from './command-scores.ts'
import { commandTexts } from './command-texts.ts'
import { commands } from './commands.ts'
import { connection } from './connection.ts'
import { containers } from './containers.ts'
import { corals } from './corals.ts'
import { crafting } from './crafting.ts'
import { digging } from './digging.ts'
import { dimensions } from './dimensions.ts'
import { dispensers } from './dispensers.ts'
import { drops } from './drops.ts'
import { effects } from './effects.ts'
import { enchanting } from './enchanting.ts'
import { enchantments } from './enchantments.ts'
import { end } from './end.ts'
import { experience } from './experience.ts'
import { falling } from './falling.ts'
import { families } from './families.ts'
import { farming } from './farming.ts'
import { fire } from './fire.ts'
import { fishing } from './fishing.ts'
import { fluids } from './fluids.ts'
import { grounds } from './grounds.ts'
import { hand } from './hand.ts'
import { helpAndTime } from './help-and-time.ts'
import { horses } from './horses.ts'
import { machines } from './machines.ts'
import { maps } from './maps.ts'
import { meals } from './meals.ts'
import { mobBehaviour } from './mob-behaviour.ts'
import { mobs } from './mobs.ts'
import { monsters } from './monsters.ts'
import { movement } from './movement.ts'
import { orientation } from './orientation.ts'
import { pets } from './pets.ts'
import { placement } from './placement.ts'
import { players } from './players.ts'
import { portals } from './portals.ts'
import { reading } from './reading.ts'
import { redstone } from './redstone.ts'
import { riding } from './riding.ts'
import { scaffolding } from './scaffolding.ts'
import { shapes } from './shapes.ts'
import { signs } from './signs.ts'
import { singleBlocks } from './single-blocks.ts'
import { smelting } from './smelting.ts'
import { spawning } from './spawning.ts'
import { statistics } from './statistics.ts'
import { support } from './support.ts'
import { survival } from './survival.ts'
import { toggles } from './toggles.ts'
import { told } from './told.ts'
import { toolWearAndItems } from './tool-wear-and-items.ts'
import { tripwires } from './tripwires.ts'
import { villagers } from './villagers.ts'
import { visits } from './visit.ts'

/** Every probe, group by group. */
export const PROBES: readonly Probe[] = [
  ...visits,
  ...connection,
  ...movement,
  ...digging,
  ...drops,
  ...toolWearAndItems,
  ...orientation,
  ...singleBlocks,
  ...grounds,
  ...placement,
  ...shapes,
  ...support,
  ...scaffolding,
  ...toggles,
  ...signs,
  ...containers,
  ...clicks,
  ...crafting,
  ...smelting,
  ...campFires,
  ...enchanting,
  ...anvils,
  ...benches,
  ...brewing,
  ...reading,
  ...redstone,
  ...machines,
  ...circuits,
  ...tripwires,
  ...dispensers,
  ...fluids,
  ...fire,
  ...corals,
  ...falling,
  ...farming,
  ...mobs,
  ...mobBehaviour,
  ...pets,
  ...experience,
  ...monsters,
  ...bosses,
  ...villagers,
  ...families,
  ...spawning,
  ...effects,
  ...enchantments,
  ...combat,
  ...survival,
  ...meals,
  ...players,
  ...dimensions,
  ...portals,
  ...end,
  ...told,
  ...hand,
  ...fishing,
  ...maps,
  ...riding,
  ...horses,
  ...chat,
  ...commands,
  ...helpAndTime,
  ...commandTexts,
  ...commandConsequences,
  ...border,
  ...commandItems,
  ...commandScores,
  ...statistics,
  ...advancements,
  ...commandBlocks,
]
