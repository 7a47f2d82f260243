import { DAY, timeFields } from '../protocol/fields.js';
import { changeWeather } from '../weather.js';
import { isNight } from './night.js';
import { wakeUp } from './sleeping.js';
/** Ticks in bed after which a sleeping player counts. */
const DEEP_SLEEP = 100;
/** Ends the night and clears the sky when enough players have slept for five seconds. */
export function tickSleep(game) {
    const sleepers = game.players.filter((player) => player.asleep);
    if (sleepers.length === 0)
        return;
    for (const player of sleepers) {
        const gone = player.asleep && !game.level.get(player.asleep.bed).name.endsWith('_bed');
        if (gone || !isNight(game))
            wakeUp(game, player);
        else if (player.asleep)
            player.asleep.ticks++;
    }
    const active = game.players.filter((player) => player.inPlay && player.gameMode !== 'spectator').length;
    const share = Number(game.rules.get('playersSleepingPercentage'));
    const needed = Math.max(1, Math.ceil((active * share) / 100));
    if (sleepers.filter((sleeper) => (sleeper.asleep?.ticks ?? 0) >= DEEP_SLEEP).length >= needed)
        morning(game, sleepers);
}
function morning(game, sleepers) {
    if (game.rules.get('doDaylightCycle') === true) {
        game.world.dayTime += DAY - (game.dayTime % DAY);
        game.world.broadcast('update_time', timeFields(game));
    }
    if (game.weather !== 'clear')
        changeWeather(game, 'clear');
    for (const player of sleepers)
        wakeUp(game, player);
}
