import mineflayer from 'mineflayer'

/** A bot that bakes bread at a nearby crafting table when a player asks for it in chat, and throws it to the player. */
export function createBaker(options) {
  const bot = mineflayer.createBot(options)
  bot.on('chat', async (name, message) => {
    if (name === bot.username || message !== 'bread, please') return
    const { bread } = bot.registry.itemsByName
    const table = bot.findBlock({ matching: bot.registry.blocksByName.crafting_table.id, maxDistance: 4 })
    const [recipe] = bot.recipesFor(bread.id, null, 1, table)
    if (recipe === undefined) return bot.chat('I have no wheat.')
    await bot.craft(recipe, 1, table)
    await bot.lookAt(bot.players[name].entity.position.offset(0, 1.6, 0))
    await bot.toss(bread.id, null, 1)
    bot.chat('Here you are.')
  })
  return bot
}
