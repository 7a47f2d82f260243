import { DAY } from '../protocol/fields.js';
import { FULL_POWER } from './power.js';
const INTERVAL = 20;
/** Every second a detector reads the light of the sky (vanilla DaylightDetectorBlock). */
export function readSky(game, p, state) {
    if (game.ticks % INTERVAL === 0)
        show(game, p, state);
}
/** A click makes it measure darkness instead, or light again. */
export function invert(game, p, state) {
    const { level } = game;
    level.set(p, level.states.with(state, { inverted: state.properties['inverted'] !== true }));
    show(game, p, level.get(p));
    return true;
}
function show(game, p, state) {
    const { level, light } = game;
    if (!level.hasSky)
        return;
    const angle = sunAngle(game.dayTime);
    const seen = light.at(p).sky - darkening(game, angle);
    const power = state.properties['inverted'] === true ? FULL_POWER - seen : leaning(seen, angle);
    level.set(p, level.states.with(state, { power: Math.max(0, Math.min(FULL_POWER, power)) }));
}
/** The lower the sun, the less of its light counts. */
function leaning(light, angle) {
    if (light <= 0)
        return light;
    const noon = angle < Math.PI ? 0 : 2 * Math.PI;
    return Math.round(light * Math.cos(angle + (noon - angle) * 0.2));
}
/** Angle of the sun from noon, in radians (vanilla getSunAngle). */
function sunAngle(time) {
    const part = (((time / DAY - 0.25) % 1) + 1) % 1;
    const bent = 0.5 - Math.cos(part * Math.PI) / 2;
    return ((part * 2 + bent) / 3) * 2 * Math.PI;
}
/** The amount by which the time of day and the weather reduce sky light, 0 to 11 (vanilla getSkyDarken). */
function darkening({ weather }, angle) {
    const rain = 1 - (weather === 'clear' ? 0 : 5 / 16);
    const thunder = 1 - (weather === 'thunder' ? 5 / 16 : 0);
    const day = 0.5 + 2 * Math.max(-0.25, Math.min(0.25, Math.cos(angle)));
    return Math.floor((1 - day * rain * thunder) * 11);
}
