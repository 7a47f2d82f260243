/**
 * A list as other authors would write one: names of atoms in the style of the published lists, with about the same shares of
 * families, written before the grammar had seen them. Sources: the papers' families (specs of MCU), kinds of MineDojo's tasks,
 * advancements of the game.
 */
export const PLAUSIBLE_ATOMS: readonly string[] = `
craft to andesite stairs; craft to armor stand; craft to acacia boat; craft to bamboo; craft to barrel; craft to beacon; craft to bedrock; craft to birch sign
craft to black bed
craft to blast furnace
craft to blue stained glass pane
craft to bone meal
craft to book
craft to bow
craft to bucket
craft to brick wall
craft to campfire
craft to carrot on a stick
craft to cartography table
craft to chiseled quartz block
craft to coal block
craft to comparator
craft to crossbow
craft to cut red sandstone slab
craft to cyan carpet
craft to daylight detector
craft to dead bush
craft to detector rail
craft to diamond leggings
craft to dispenser
craft to dried kelp
craft to emerald block
craft to end crystal
craft to ender chest
craft to eye of ender
craft to fermented spider eye
craft to fire charge
craft to fletching table
craft to glass bottle
craft to glistering melon slice
craft to gold nugget
craft to golden apple
craft to green concrete powder
craft to grindstone
craft to hay block
craft to honey bottle
craft to iron bars
craft to item frame
craft to jack o'lantern
craft to lead
craft to leather boots
craft to lectern
craft to light gray banner
craft to magma cream
craft to minecart with chest
craft to mossy cobblestone
craft to netherite ingot
craft to note block
craft to orange dye
craft to paper
craft to pig spawn egg
craft to piston
craft to polished andesite slab
craft to potion of leaping
craft to prismarine bricks
craft to pumpkin pie
craft to rabbit stew
craft to redstone lamp
craft to scaffolding
craft to shield
craft to smooth stone
craft to spectral arrow
craft to splash potion of healing
craft to sticky piston
craft to stone button
craft to sugar
craft to tnt
craft to tripwire hook
craft to white glazed terracotta
craft to yellow candle
find acacia leaves
find andesite
find azalea
find barrel
find bat
find bee nest
find black wool
find brain coral
find bricks
find cactus
find a cave
find chorus plant
find coal ore
find cobweb
find a dark oak tree
find desert
find a desert temple
find emerald ore
find end stone
find enchanting table
find fern
find a fox
find glowstone
find gravel
find hay bale
find iron block
find jungle
find ladder
find lily pad
find a mineshaft
find mossy cobblestone
find mushroom stem
find netherrack
find note block
find ocean monument
find orange tulip
find packed ice
find a parrot
find podzol
find a polar bear
find pumpkin
find red mushroom
find red sand
find river
find a ruined portal
find sea lantern
find shulker box
find slime block
find snow
find sponge
find spruce log
find a squid
find stone bricks
find sugar cane
find sunflower
find swamp
find tnt
find a turtle
find vine
find water
find a witch hut
find wheat
find yellow bed
mine acacia log
mine ancient debris
mine anvil
mine bamboo
mine basalt
mine beehive
mine birch fence
mine blue ice
mine bookshelf
mine brown mushroom block
mine cake
mine carved pumpkin
mine chest
mine chiseled stone bricks
mine clay
mine coarse dirt
mine cobblestone stairs
mine cocoa
mine copper ore
mine crimson stem
mine dark prismarine
mine dispenser
mine end rod
mine flower pot
mine furnace
mine glass pane
mine gold ore
mine grass block
mine green terracotta
mine ice
mine iron door
mine jungle leaves
mine lapis ore
mine lever
mine light blue concrete
mine magma block
mine melon
mine nether wart
mine oak planks
mine piston
mine polished blackstone
mine purple shulker box
mine quartz block
mine rail
mine redstone ore
mine rose bush
mine sandstone slab
mine sea pickle
mine soul sand
mine stone
mine sweet berry bush
mine tnt
mine torch
mine white wool
mine yellow carpet
trade bread
trade bell
trade diamond axe
trade ender pearl
trade name tag
trade with a librarian for bookshelf
sell coal
sell paper
sell pumpkin
sell rotten flesh
sell string
build an igloo
build a bridge over the river
build a lighthouse
build an automatic door with redstone
build a xor gate
build a swimming pool
build an iron golem
enchant iron pickaxe
enchant bow
enchant fishing rod
enchant a book with sharpness
repair bow
repair elytra
repair diamond chestplate
eat cooked salmon
eat golden apple
eat cake
eat suspicious stew
trap a cow with boat
trap a zombie in a minecart
trap a chicken with fences
brew awkward potion
brew splash potion of poison
brew potion of the turtle master
rename a cow with name tag
rename iron sword
combat blaze
combat cave spider
combat ghast
combat piglin brute
combat the wither
drink potion of night vision
drink milk
drink water bottle
use splash potion of harming
use spyglass
use ender pearl
use bone meal on grass
use a compass
interact with anvil
interact with villager
interact with loom
hunt rabbit
hunt cod
hunt parrot
light a campfire
light a candle
light a nether portal
feed a horse
feed chicken with seeds
hook a pig with fishing rod
plant sugar cane
plant oak sapling
plant cactus on sand
combine two damaged swords
combine enchanted book with pickaxe
ride a pig with a carrot on a stick
ride a minecart
open a trapped chest
open the door
turn off the redstone lamp
turn on the furnace
decorate the bedroom with flowers
decorate a christmas tree
clean your armor in a cauldron
clean dirty banner
climb a ladder
climb to the top of a tree
bring a sheep to the end
bring two pigs into your house
pick up an iron ingot
pick sweet berries
tame a cat
tame a parrot
clog the water flow with blocks
make a snowman
make a lava moat
till the soil
shoot a skeleton with a bow
shoot an arrow
breed two pigs
breed chickens
dye a wolf collar
dye leather helmet red
play music with a jukebox
play with a dog
dig a tunnel
dig straight down
sleep in a bed at night
fall from a high place
fly with elytra
survive a night
swim across a lake
jump over a fence
fish a pufferfish
fill a cauldron with water
put an item in an item frame
put on a diamond helmet
milk a goat
shear a mooshroom
strip a birch log
set a cow on fire
throw an egg
throw a trident at a pig
ring a bell
write in a book
wash a shulker box
smelt gold ore
smelt kelp
cook chicken
bake a potato
harvest wheat
collect honey from a bee nest
collect 10 cobblestone
obtain blaze powder
get a bucket of lava
look at a chicken
hide from a creeper
cross a river by boat
wear a carved pumpkin
drop 5 cobblestone
catch a salmon with a bucket
place a painting on the wall
lay bricks
stack three hay bales
kill a pig with a diamond sword in plains
summon an iron golem
explore the jungle
explore a shipwreck
enter the nether
go fishing
quad jump
charge a respawn anchor
crawl through a one block gap
wax a copper block
scrape wax off copper
tie a llama to a fence
`
  .trim()
  .split(/; |\n/)
