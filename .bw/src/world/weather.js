import { DAY } from './protocol/fields.js';
/** The packets that show the weather to clients. */
export function weatherPackets(weather) {
    const change = (reason, gameMode) => [
        'game_state_change',
        { reason, gameMode },
    ];
    if (weather === 'clear')
        return [change('stop_raining', 0), change('rain_level_change', 0), change('thunder_level_change', 0)];
    return [
        change('start_raining', 0),
        change('rain_level_change', 1),
        change('thunder_level_change', weather === 'thunder' ? 1 : 0),
    ];
}
/** Changes the weather and informs all players; for `ticks` ticks, or until the next change. */
export function changeWeather(game, weather, ticks) {
    game.world.weather = weather;
    game.world.weatherEnds = ticks === undefined || weather === 'clear' ? undefined : game.ticks + ticks;
    for (const [name, fields] of weatherPackets(weather))
        game.world.in('overworld').broadcast(name, fields);
}
/** Ends weather that was set for a limited time, unless the game rule stops the weather cycle. */
export function tickWeather(game) {
    const { weatherEnds } = game.world;
    if (weatherEnds === undefined || game.rules.get('doWeatherCycle') !== true)
        return;
    if (game.ticks >= weatherEnds)
        changeWeather(game, 'clear');
}
/** Sky light lost because of the time of day and the weather (vanilla Level.updateSkyBrightness). */
export function darkness(game) {
    const fraction = ((game.dayTime % DAY) / DAY + 0.75) % 1;
    const angle = (fraction * 2 + (0.5 - Math.cos(fraction * Math.PI) / 2)) / 3;
    const height = Math.min(0.25, Math.max(-0.25, Math.cos(angle * 2 * Math.PI)));
    const rain = game.weather === 'clear' ? 1 : 11 / 16;
    const thunder = game.weather === 'thunder' ? 11 / 16 : 1;
    return Math.floor((1 - (0.5 + 2 * height) * rain * thunder) * 11);
}
