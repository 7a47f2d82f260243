import { inRows } from '../../greeting/recipes.js';
import { withKeys } from '../attributes.js';
import { eachEntry } from '../metadata.js';
/** Metadata keys from this one on were one lower before freezing was added. */
const AFTER_FREEZING = 8;
/** The combat event of a death. */
const DEATH = 2;
const NO_GAME_MODE = 255;
/** Actions of the title packet. */
const TITLE = { title: 0, subtitle: 1, actionBar: 2, times: 3, hide: 4, reset: 5 };
/** Actions of the border packet. */
const BORDER = { size: 0, lerp: 1, centre: 2, initialize: 3, warningTime: 4, warningBlocks: 5 };
/** The library asks for the cells by rows of columns. */
const byRows = ({ data, ...recipe }) => ({
    ...recipe,
    data: { ...data, ...(data.width ? { ingredients: inRows(data.ingredients.flat(), data.width) } : {}) },
});
/** Before 1.17 windows have no state id: so clicks are confirmed by number, and the cursor is sent as a slot. */
export const before1_17 = () => ({
    outgoing: {
        // without a namespace, the client library knows them as well
        entity_update_attributes: withKeys,
        // sizes as signed bytes
        map: ({ columns, rows, icons, ...fields }) => [
            'map',
            {
                ...fields,
                trackingPosition: true,
                icons: icons ?? [],
                columns: (Number(columns) << 24) >> 24,
                ...(rows === undefined ? {} : { rows: (Number(rows) << 24) >> 24 }),
            },
        ],
        tags: ({ tags }) => {
            const of = (type) => tags.find(({ tagType }) => tagType === type)?.tags ?? [];
            return [
                'tags',
                {
                    blockTags: of('minecraft:block'),
                    itemTags: of('minecraft:item'),
                    fluidTags: of('minecraft:fluid'),
                    entityTags: of('minecraft:entity_type'),
                },
            ];
        },
        declare_recipes: ({ recipes }) => [
            'declare_recipes',
            { recipes: recipes.map(byRows) },
        ],
        login: (fields) => ['login', { ...fields, previousGameMode: NO_GAME_MODE }],
        window_items: ({ windowId, items, carriedItem }) => [
            ['window_items', { windowId, items }],
            ['set_slot', { windowId: -1, slot: -1, item: carriedItem }],
        ],
        set_title_text: ({ text }) => ['title', { action: TITLE.title, text }],
        set_title_subtitle: ({ text }) => ['title', { action: TITLE.subtitle, text }],
        action_bar: ({ text }) => ['title', { action: TITLE.actionBar, text }],
        set_title_time: (fields) => ['title', { ...fields, action: TITLE.times }],
        clear_titles: ({ reset }) => ['title', { action: reset ? TITLE.reset : TITLE.hide }],
        initialize_world_border: ({ oldDiameter, newDiameter, speed, ...border }) => [
            'world_border',
            {
                action: BORDER.initialize,
                x: border['x'],
                z: border['z'],
                old_radius: oldDiameter,
                new_radius: newDiameter,
                speed,
                portalBoundary: border['portalTeleportBoundary'],
                warning_time: border['warningTime'],
                warning_blocks: border['warningBlocks'],
            },
        ],
        world_border_center: ({ x, z }) => ['world_border', { action: BORDER.centre, x, z }],
        world_border_size: ({ diameter }) => ['world_border', { action: BORDER.size, radius: diameter }],
        world_border_lerp_size: ({ oldDiameter, newDiameter, speed }) => [
            'world_border',
            { action: BORDER.lerp, old_radius: oldDiameter, new_radius: newDiameter, speed },
        ],
        world_border_warning_delay: ({ warningTime }) => [
            'world_border',
            { action: BORDER.warningTime, warning_time: warningTime },
        ],
        world_border_warning_reach: ({ warningBlocks }) => [
            'world_border',
            { action: BORDER.warningBlocks, warning_blocks: warningBlocks },
        ],
        multi_block_change: (fields) => ['multi_block_change', { ...fields, notTrustEdges: false }],
        death_combat_event: (fields) => ['combat_event', { ...fields, event: DEATH }],
        entity_metadata: (fields) => eachEntry(fields, (entry) => (entry.key >= AFTER_FREEZING ? { ...entry, key: entry.key - 1 } : entry)),
    },
    incoming: {
        // a book is sent as a whole, together with the hand that holds it
        edit_book: ({ new_book, signing, hand }) => {
            const { nbtData } = (new_book ?? {});
            const list = nbtData?.value['pages']?.value;
            const title = signing ? String(nbtData?.value['title']?.value ?? '') : undefined;
            return ['edit_book', { inHand: hand, pages: (list?.value ?? []).map(String), title }];
        },
        set_beacon_effect: ({ primary_effect, secondary_effect }) => {
            const chosen = (id) => (Number(id) > 0 ? id : undefined);
            return [
                'set_beacon_effect',
                { primary_effect: chosen(primary_effect), secondary_effect: chosen(secondary_effect) },
            ];
        },
        // confirms at once; the negative state id then requests the whole window
        window_click: (fields, answer) => {
            const { windowId, action } = fields;
            answer(['transaction', { windowId, action, accepted: true }]);
            return ['window_click', { ...fields, stateId: -1, changedSlots: [], cursorItem: { present: false } }];
        },
    },
});
