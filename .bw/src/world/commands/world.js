import { DAY, timeFields, translate } from '../protocol/fields.js';
import { changeWeather } from '../weather.js';
import { BOOLEAN, integer, TIME } from './arguments/numbers.js';
import { refused } from './reply.js';
import { command } from './tree/node.js';
const TIMES = { day: 1000, noon: 6000, night: 13_000, midnight: 18_000 };
const DIFFICULTIES = ['peaceful', 'easy', 'normal', 'hard'];
/** time set <time>, time add <time>, time query daytime|gametime|day */
export const time = command('time', (at) => {
    at.literal('set', (at) => {
        for (const [name, ticks] of Object.entries(TIMES))
            at.literal(name, (at) => at.runs((run) => setTime(run, ticks)));
        at.argument('time', TIME, (at) => at.runs((run, { time }) => setTime(run, time)));
    });
    at.literal('add', (at) => at.argument('time', TIME, (at) => at.runs((run, { time }) => addTime(run, time))));
    at.literal('query', (at) => {
        at.literal('daytime', (at) => at.runs((run) => tellTime(run, run.game.dayTime % DAY)));
        at.literal('gametime', (at) => at.runs((run) => tellTime(run, run.game.ticks)));
        at.literal('day', (at) => at.runs((run) => tellTime(run, Math.floor(run.game.dayTime / DAY))));
    });
});
function setTime(run, ticks) {
    changeTime(run, ticks);
    run.did(translate('commands.time.set', ticks));
    return ticks % DAY;
}
/** Unlike `set`, it reports the time of day (vanilla TimeCommand.addTime). */
function addTime(run, ticks) {
    changeTime(run, run.game.dayTime + ticks);
    const time = run.game.dayTime % DAY;
    run.did(translate('commands.time.set', time));
    return time;
}
function changeTime({ game }, ticks) {
    game.world.dayTime = ticks;
    game.world.broadcast('update_time', timeFields(game));
}
function tellTime(run, value) {
    run.says(translate('commands.time.query', value));
    return value;
}
const WEATHERS = {
    clear: 'commands.weather.set.clear',
    rain: 'commands.weather.set.rain',
    thunder: 'commands.weather.set.thunder',
};
/** weather clear|rain|thunder [duration]; without a duration it lasts until the next such command */
export const weather = command('weather', (at, game) => {
    // the duration was in seconds before it became an ordinary time argument
    const isTime = game.registry.isNewerOrEqualTo('1.19.4');
    const duration = isTime ? TIME : integer({ min: 0, max: 1_000_000 });
    for (const kind of ['clear', 'rain', 'thunder'])
        at.literal(kind, (at) => at
            .runs((run) => setWeather(run, kind))
            .argument('duration', duration, (at) => at.runs((run, { duration }) => setWeather(run, kind, duration * (isTime ? 1 : 20)))));
});
function setWeather(run, wanted, ticks) {
    changeWeather(run.game, wanted, ticks);
    run.did(translate(WEATHERS[wanted]));
}
/** gamerule <name> [value] */
export const gamerule = command('gamerule', (at, game) => {
    for (const [name, initial] of game.rules.all())
        at.literal(name, (at) => {
            // rules that the version does not have can be set but are not sent to clients
            at.node.hidden = !(`gamerule.${name}` in game.registry.language);
            at.runs((run) => {
                const value = run.game.rules.get(name) ?? false;
                run.says(translate('commands.gamerule.query', name, String(value)));
                return value;
            });
            if (typeof initial === 'number')
                at.argument('value', integer(), (at) => at.runs((run, { value }) => setRule(run, name, value)));
            else
                at.argument('value', BOOLEAN, (at) => at.runs((run, { value }) => setRule(run, name, value)));
        });
});
function setRule(run, name, value) {
    run.game.rules.set(name, value);
    run.did(translate('commands.gamerule.set', name, String(value)));
    return value;
}
const DIFFICULTY_TEXTS = {
    peaceful: 'options.difficulty.peaceful',
    easy: 'options.difficulty.easy',
    normal: 'options.difficulty.normal',
    hard: 'options.difficulty.hard',
};
const difficultyText = (level) => translate(DIFFICULTY_TEXTS[level]);
/** difficulty [peaceful|easy|normal|hard] */
export const difficulty = command('difficulty', (at) => {
    at.runs((run) => {
        run.says(translate('commands.difficulty.query', difficultyText(run.game.difficulty)));
        return run.game.difficulty;
    });
    for (const wanted of DIFFICULTIES)
        at.literal(wanted, (at) => at.runs((run) => setDifficulty(run, wanted)));
});
function setDifficulty(run, wanted) {
    const { game } = run;
    if (wanted === game.difficulty)
        throw refused('commands.difficulty.failure', wanted);
    changeDifficulty(game, wanted);
    run.did(translate('commands.difficulty.success', difficultyText(wanted)));
}
function changeDifficulty(game, wanted) {
    game.world.difficulty = wanted;
    game.world.broadcast('difficulty', { difficulty: DIFFICULTIES.indexOf(wanted), difficultyLocked: false });
}
/** seed: a flat world has no seed. */
export const seed = command('seed', (at) => at.runs((run) => {
    run.says(translate('commands.seed.success', '[0]'));
    return 0;
}));
