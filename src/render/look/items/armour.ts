import { shade } from '../../colour.ts'
import { art, type ItemPicture } from './strokes.ts'

/** Armour, elytra, shields and saddles. */
export const ARMOUR: readonly ItemPicture[] = [
  [
    /^turtle_helmet$/,
    art(
      [
        '',
        '',
        '',
        '    ######',
        '   #112122#',
        '  #12421242#',
        '  #21242122#',
        '  #24212423#',
        '  ##########',
        '  #33#  #33#',
        '  #33#  #33#',
        '  ####  ####',
      ],
      {},
    ),
  ],
  [
    /_helmet$/,
    (c, colour) => {
      c.rect(3, 4, 10, 4, colour)
      c.rect(3, 8, 3, 4, shade(colour, 0.8))
      c.rect(10, 8, 3, 4, shade(colour, 0.8))
    },
  ],
  [
    /_chestplate$/,
    (c, colour) => {
      c.rect(4, 3, 8, 11, colour)
      c.rect(1, 3, 3, 5, shade(colour, 0.8))
      c.rect(12, 3, 3, 5, shade(colour, 0.8))
      c.rect(7, 3, 2, 2, shade(colour, 0.5))
    },
  ],
  [
    /_leggings$/,
    (c, colour) => {
      c.rect(4, 2, 8, 4, colour)
      c.rect(4, 6, 3, 8, shade(colour, 0.9))
      c.rect(9, 6, 3, 8, shade(colour, 0.8))
    },
  ],
  [
    /_boots$/,
    (c, colour) => {
      c.rect(2, 6, 4, 6, colour)
      c.rect(10, 6, 4, 6, shade(colour, 0.9))
      c.rect(1, 10, 5, 3, shade(colour, 0.8))
      c.rect(10, 10, 5, 3, shade(colour, 0.7))
    },
  ],
  [
    /_horse_armor$/,
    art([
      '',
      '',
      '          ###',
      '         #12#',
      '        #122#',
      '    #####222#',
      '   #1112222#',
      '  #12222222#',
      '  #2222222#',
      '  #233##23#',
      '  #23# #23#',
      '  #3#   #3#',
      '  ##     ##',
    ]),
  ],
  [
    /^wolf_armor$/,
    art([
      '',
      '',
      '',
      '  ##     ###',
      ' #11#####122#',
      ' #1222222223#',
      ' #12422242##',
      '  #2222222#',
      '  #2422243#',
      '  #33###33#',
      '  #3#   #3#',
      '  ##     ##',
    ]),
  ],
  [
    /^elytra$/,
    art([
      '',
      '   ##    ##',
      '  #12#  #21#',
      '  #123##321#',
      ' #1223##3221#',
      ' #12233#3221#',
      ' #12233#3221#',
      ' #1223##3221#',
      '  #123##321#',
      '  #12#  #21#',
      '  #1#    #1#',
      '   #      #',
    ]),
  ],
  [
    /^shield$/,
    art(
      [
        '',
        '  ####ii####',
        '  #122ii221#',
        '  #122ii221#',
        '  #iiiiiiii#',
        '  #iiiiiiii#',
        '  #122ii221#',
        '  #123ii321#',
        '  #123ii321#',
        '  #123ii321#',
        '   #23ii32#',
        '   #33ii33#',
        '    ##ii##',
        '      ##',
      ],
      { i: 0xb8b8bc },
    ),
  ],
  [
    /^saddle$/,
    art(
      [
        '',
        '',
        '   ##',
        '  #12#####',
        '  #1222221#',
        ' #122222223#',
        ' #12222223#',
        '  ####2###',
        '    #2#',
        '    #2#',
        '   #iii#',
        '   #i i#',
        '   #iii#',
      ],
      { i: 0xc8c8cc },
    ),
  ],
]
