import { DAY } from '../protocol/fields.js';
/** Times of day at which players can sleep; the range is longer in rain. */
const NIGHT = { from: 12_542, to: 23_459 };
const RAINY_NIGHT = { from: 12_010, to: 23_991 };
/** Whether it is dark enough to sleep. */
export function isNight(game) {
    if (game.weather === 'thunder')
        return true;
    const time = game.dayTime % DAY;
    const night = game.weather === 'rain' ? RAINY_NIGHT : NIGHT;
    return time >= night.from && time <= night.to;
}
