/**
 * Empties the cursor of a closed window. While a bot moves items, mineflayer clicks until the cursor of the original window is
 * empty; once the server has closed that window, the clicks go to the inventory and would never end.
 */
export function emptyClosedCursors(bot) {
    bot.on('windowClose', (window) => empty(window));
    // The server does not close the window of a bot that dies.
    bot.on('death', () => {
        empty(bot.currentWindow);
        bot.currentWindow = null;
    });
}
function empty(window) {
    if (window !== null)
        window.selectedItem = null;
}
