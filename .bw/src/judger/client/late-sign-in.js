import { createRequire } from 'node:module';
import { adapt } from './adapt.js';
const { resolve } = createRequire(import.meta.url);
const ofProtocol = createRequire(createRequire(resolve('mineflayer')).resolve('minecraft-protocol'));
const path = ofProtocol.resolve('./client/microsoftAuth');
const load = () => {
    delete ofProtocol.cache[path];
    return ofProtocol(path);
};
if (ofProtocol.cache[path] === undefined) {
    const later = {
        authenticate: (...options) => load().authenticate(...options),
        realmAuthenticate: (...options) => load().realmAuthenticate(...options),
    };
    const module = { id: path, filename: path, loaded: true, children: [], paths: [], exports: later };
    ofProtocol.cache[path] = adapt(module);
}
