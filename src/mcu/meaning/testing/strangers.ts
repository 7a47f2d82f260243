/** A text as a stranger would write it, with its required meaning. */
export interface StrangersText {
  readonly text: string
  /** Each part as a goal in words; `not understood` if it is refused. */
  readonly parts: readonly string[]
  /** Kinds of constraints, in order. */
  readonly constraints: readonly string[]
  /** The whole text with its constraints, if they apply to all of it. */
  readonly reads: string
}

/**
 * Sixty texts that were written before their author had seen the reader (2026-11-26), with readings checked by hand. On the first
 * attempt, 32 were right, 23 were refused, and 5 were read as something else; these kinds of faults are fixed. Eight are still
 * refused, explicitly, which is right.
 */
export const STRANGERS: readonly StrangersText[] = `
mine cobblestone at night => mine 1 cobblestone => time => mine cobblestone {when: at night}
mine stone bare handed => mine 1 stone => bare hands => mine stone {how: bare handed}
Mine a diamond with an iron pickaxe => mine 1 diamond ore or deepslate diamond ore => tool => mine a diamond {how: with an iron pickaxe}
kill a zombie using arrows => kill 1 zombie => weapon => combat a zombie {how: using arrows}
combat a spider using arrow => kill 1 spider => weapon => combat spider {how: using arrow}
craft iron ingot from scratch => craft 1 iron ingot => from scratch => craft iron ingot {how: from scratch}
[mine oak log] or [mine grass] {bare-handed} and {then} [craft sticks] => mine 1 oak log & mine 1 grass or tall grass & craft 1 stick => bare hands => mine oak log or mine grass {how: bare-handed} then craft sticks
slay 3 skeletons without taking any damage => kill 3 skeleton => no damage => combat 3 skeletons {how: without taking any damage}
hunt two cows with a bow in the rain => kill 2 cow => weapon, weather => hunt 2 cows {how: with a bow, when: in the rain}
collect 5 dirt within 2 minutes => pick up 5 dirt => within => obtain 5 dirt {how: within 2 minutes}
dig down 10 blocks with no tools => get 10 blocks down => bare hands => mine 10 {how: with no tools}
catch a fish during a thunderstorm => fish up 1 cod or salmon or tropical fish or pufferfish => weather => fish {when: during a thunderstorm}
chop down a spruce tree in a snowy biome => mine 1 spruce log => biome => mine a spruce tree {where: in a snowy biome}
plant wheat seeds at dawn => place 1 wheat => time => plant wheat seeds {when: at dawn}
eat an apple underwater => eat or drink 1 apple => place => eat apple {where: underwater}
sleep in a bed in the nether => sleep in a bed => dimension => use bed {where: in the nether}
find a creeper in the dark => find creeper => light => find creeper {where: in the dark}
build a snow golem without dying => place 2 snow block and find snow golem => no death => build a snow golem {how: without dying}
get an emerald by trading with a villager => pick up 1 emerald or craft 1 emerald => by trade => obtain an emerald {how: by trading with a villager}
obtain charcoal by smelting, not mining => pick up 1 charcoal or craft 1 charcoal & not understood => by making => obtain charcoal {how: by smelting} and not mining
get 8 torches without using a crafting table => pick up 8 torch or craft 8 torch => without => obtain 8 torches {how: without using a crafting table}
mine gold ore with a stone pickaxe => mine 1 gold ore => tool => mine gold ore {how: with a stone pickaxe}
shear a sheep at midnight and then dye it blue => shear 1 sheep & dye 1 sheep => time => use shears sheep {when: at midnight} then dye a sheep
kill a chicken with your fists and cook it in a furnace => kill 1 chicken & not understood => bare hands => combat a chicken {how: with your fists} and cook it in a furnace
mine coal below y=20 => mine 1 coal ore or deepslate coal ore => height => mine coal {where: below y=20}
place a torch above height 100 => place 1 torch or wall torch => height => place a torch {where: above height 100}
fight a blaze in the Nether wearing no armor => kill 1 blaze => dimension, without => combat a blaze {where: in the nether, how: wearing no armor}
swim across a river without a boat => swim 10 blocks => without => move {how: without a boat}
mine obsidian with a diamond pickaxe at noon in under 60 seconds => mine 1 obsidian => tool, time, within => mine obsidian {how: with a diamond pickaxe, when: at noon, how: in under 60 seconds}
craft a stone pickaxe in less than 500 steps => craft 1 stone pickaxe => steps => craft stone pickaxe {how: in less than 500 steps}
combat zombie {when: at dusk; where: in the desert; how: with a wooden sword} => kill 1 zombie => time, biome, weapon => combat zombie {when: at dusk, where: in the desert, how: with a wooden sword}
combat zombie {at night} {bare-handed} => kill 1 zombie => time, bare hands => combat zombie {when: at night, how: bare-handed}
(mine stone and craft furnace) {from scratch} => mine 1 stone & craft 1 furnace => from scratch => (mine stone and craft furnace) {how: from scratch}
mine stone and craft furnace {within 5 minutes} => mine 1 stone & craft 1 furnace => within => mine stone and craft furnace {how: within 5 minutes}
mine iron_ore {how: only with a stone pickaxe} then smelt iron ingot {when: in the first day} => mine 1 iron ore & craft 1 iron ingot => tool, within => mine iron ore {how: only with a stone pickaxe} then smelt iron ingot {when: in the first day}
tame a wolf without hurting it => tame 1 wolf => no harm => tame wolf {how: without hurting it}
milk a cow while it is raining => carry 1 milk bucket => weather => use bucket cow {when: while it is raining}
get to the top of a mountain before sunset => not understood =>  => get to the top of a mountain before sunset
find a village on foot => stay in the marked box for 10 s => without => find a village {how: on foot}
kill a pig without a sword => kill 1 pig => without => combat a pig {how: without a sword}
mine a log with an axe, not by hand => mine 1 any log & not understood => tool => mine a log {how: with an axe} and not by hand
light a campfire inside a cave => light 1 campfire => place => use flint and steel campfire {where: inside a cave}
harvest a pumpkin using shears => pick up 1 pumpkin or buy 1 pumpkin or mine 1 pumpkin => tool => obtain a pumpkin {how: using shears}
get milk from a cow => carry 1 milk bucket =>  => obtain milk from a cow
collect honey from a beehive => carry 1 honey bottle =>  => obtain honey from a beehive
trade for bread in a village => buy 1 bread => place => buy bread {where: in a village}
drink a potion of night vision in total darkness => drink 1 night vision => light => drink night vision potion {where: in total darkness}
ride a pig on a sunny day => ride 1 pig => weather => ride pig {when: on a sunny day}
cut oak wood by hand at sunrise => mine 1 oak wood => bare hands, time => mine oak wood {how: by hand, when: at sunrise}
mine sand on a beach in broad daylight => mine 1 sand => biome, time => mine sand {where: on a beach, when: in broad daylight}
shoot a skeleton with a crossbow from a distance => not understood =>  => shoot a skeleton with a crossbow from a distance
get wool from a sheep without killing it => not understood =>  => get wool from a sheep without killing it
craft_cake_without_dying => craft 1 cake => no death => craft cake {how: without dying}
mine_stone_bare_handed_and_collect_dirt_at_night => mine 1 stone & pick up 1 dirt => bare hands, time => mine stone {how: bare handed} and obtain dirt {when: at night}
combat an enderman in the End => kill 1 enderman => dimension => combat enderman {where: in the end}
enchant a sword at light level 7 or less => enchant 1 any sword => light => enchant a sword {where: at light level 7 or less}
mine dirt quickly => mine 1 dirt => words => mine dirt {how: quickly}
build a nether portal carefully, no cheating => place 1 nether portal & not understood => words => build nether portal {how: carefully} and no cheating
kill a husk with a trident during the day in a desert => kill 1 husk => weapon, time, biome => combat a husk {how: with a trident, when: during the day, where: in a desert}
collect 3 raw beef without weapons => pick up 3 beef => bare hands => obtain 3 raw beef {how: without weapons}
mine deepslate at level -20 => mine 1 deepslate => height => mine deepslate {where: at level -20}
find diamonds near lava under water with night vision => not understood =>  => find diamonds near lava under water with night vision
`
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', parts = '', constraints = '', reads = ''] = line.split(' => ')
    return {
      text,
      parts: parts.split(' & '),
      constraints: constraints.split(', ').filter(Boolean),
      reads,
    }
  })
