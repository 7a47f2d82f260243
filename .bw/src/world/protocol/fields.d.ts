import type { PacketFields } from '../library/network.ts';
/** A packet the game sends: its name and fields. */
export type OutgoingPacket = readonly [name: string, fields: PacketFields];
type Colour = 'red' | 'gray' | 'yellow' | 'green' | 'aqua' | 'light_purple';
/** A text's style, and its reactions to clicking and hovering. */
interface Style {
    readonly color?: Colour;
    readonly italic?: boolean;
    readonly underlined?: boolean;
    /** Text that a shift-click inserts into the chat input. */
    readonly insertion?: string;
    readonly clickEvent?: {
        readonly action: 'suggest_command' | 'copy_to_clipboard';
        readonly value: string;
    };
    readonly hoverEvent?: {
        readonly action: 'show_text' | 'show_item' | 'show_entity';
        readonly contents: object;
    };
}
/** A part of a translation: a bare string if it has no style, as vanilla writes it. */
export type TextPart = Text | string;
/** A text component: plain, or a translation with its parts. */
export type Text = ({
    readonly text: string;
} | {
    readonly translate: string;
    readonly with?: readonly TextPart[];
}) & Style & {
    readonly extra?: readonly Text[];
};
export declare const text: (value: string, style?: Style) => Text;
/** An error message in the form in which vanilla sends those of failed commands. */
export declare const failure: (...parts: readonly Text[]) => Text;
export declare const translate: (key: string, ...parts: (string | number | Text)[]) => Text;
export declare const styled: (value: Text, style: Style) => Text;
export declare const json: (value: Text) => string;
/** Ticks of a day. */
export declare const DAY = 24000;
/** Age of the world and time of day. A time below zero tells clients that the daylight cycle is off (vanilla). */
export declare function timeFields(world: {
    readonly ticks: number;
    readonly dayTime: number;
    readonly rules: {
        get(name: string): unknown;
    };
}): PacketFields;
export {};
