import { at, box, colour, disc, rect, shape, stroke } from './paint.ts'

export type Role = 'police' | 'fire' | 'ems' | 'tow' | 'highway' | 'dispatch' | 'driver' | 'examiner'
export type Arm = 'down' | 'radio' | 'point' | 'stop'
export type Garment = 'none' | 'vest' | 'sleeves'

const dress: Readonly<
  Record<Role, Readonly<{ shirt: string; legs: string; skin: string; hat: string; vest: string }>>
> = {
  police: { shirt: '#24364f', legs: '#1a2738', skin: '#c98f68', hat: '#1a2738', vest: colour.lime },
  fire: { shirt: '#c8a35a', legs: '#a8853f', skin: '#8a5a3c', hat: colour.red, vest: colour.lime },
  ems: { shirt: '#2f6fd0', legs: '#1f3557', skin: '#e0ac86', hat: '', vest: colour.lime },
  tow: { shirt: '#4b545d', legs: '#343c45', skin: '#b97c55', hat: colour.yellow, vest: colour.orange },
  highway: { shirt: '#3d4a57', legs: '#46607c', skin: '#6f4630', hat: colour.white, vest: colour.orange },
  dispatch: { shirt: '#5a4b8a', legs: '#2d2a45', skin: '#d9a27c', hat: '', vest: colour.lime },
  driver: { shirt: '#8a4b4b', legs: '#3b4652', skin: '#d9a27c', hat: '', vest: colour.lime },
  examiner: { shirt: '#5e6b78', legs: '#39434d', skin: '#a86f4b', hat: '', vest: colour.lime },
}

const hatOf = (role: Role, fill: string) => {
  if (role === 'fire')
    return shape('M-19 -112Q-17 -130 0 -132Q17 -130 19 -112L24 -108H-24Z', fill) + rect(-4, -128, 8, 14, colour.yellow)
  if (role === 'highway')
    return shape('M-16 -112Q-16 -130 0 -130Q16 -130 16 -112L21 -110H-16Z', fill) + rect(-2, -130, 4, 18, '#d7dce0')
  if (role === 'police')
    return (
      shape('M-17 -113L-20 -122Q0 -133 20 -122L17 -113Z', fill) +
      box(-17, -114, 34, 5, '#0d141c', 2) +
      disc(0, -120, 3, colour.yellow)
    )
  if (role === 'tow')
    return shape('M-15 -113Q-15 -128 0 -128Q15 -128 15 -113Z', fill) + box(2, -115, 21, 5, '#d9a800', 2)
  if (role === 'dispatch')
    return (
      shape('M-16 -108Q-18 -128 0 -129Q18 -128 16 -108Q8 -118 -16 -108Z', '#3a2a20') +
      stroke('M-16 -108A16 17 0 0 1 16 -108M-16 -104Q-16 -95 -5 -95', '#11161b', 3.5)
    )
  return shape(
    'M-16 -107Q-18 -128 0 -128Q18 -128 16 -107Q10 -117 -4 -117Q-13 -116 -16 -107Z',
    role === 'examiner' ? '#5b5b5b' : '#3a261a',
  )
}

const armOf = (side: 1 | -1, pose: Arm, sleeve: string, skin: string, bright: boolean) => {
  const hands = { down: [30, -42], radio: [14, -92], point: [56, -84], stop: [34, -116] } as const
  const elbows = { down: [30, -62], radio: [36, -66], point: [38, -80], stop: [38, -84] } as const
  const [hx, hy] = hands[pose]
  const [ex, ey] = elbows[pose]
  return (
    stroke(`M${side * 21} -82L${side * ex} ${ey}L${side * hx} ${hy}`, sleeve, 12) +
    (bright ? stroke(`M${side * (ex - 4)} ${ey - 5}L${side * (ex + 4)} ${ey + 3}`, '#f5f7f8', 5) : '') +
    disc(side * hx, hy, 6.5, skin) +
    (pose === 'radio'
      ? box(side * hx - 4, hy - 8, 8, 16, '#11161b', 2) + rect(side * hx + 1, hy - 18, 2, 10, '#11161b')
      : '')
  )
}

/** A person from the front, standing on the origin, about 132 high. */
export const person = (
  role: Role,
  { left = 'down', right = 'down', garment = 'vest' }: Readonly<{ left?: Arm; right?: Arm; garment?: Garment }> = {},
) => {
  const { shirt, legs, skin, hat, vest } = dress[role]
  const bright = garment === 'sleeves'
  const sleeve = bright ? vest : shirt
  const silver = '#f5f7f8'
  return (
    `<ellipse cx="0" cy="1" rx="30" ry="5" fill="#000" opacity=".25"/>` +
    rect(-15, -48, 13, 44, bright ? vest : legs) +
    rect(2, -48, 13, 44, bright ? vest : legs) +
    (bright ? rect(-15, -20, 13, 6, silver) + rect(2, -20, 13, 6, silver) : '') +
    box(-18, -7, 17, 8, '#11161b', 3) +
    box(1, -7, 17, 8, '#11161b', 3) +
    armOf(-1, left, sleeve, skin, bright) +
    armOf(1, right, sleeve, skin, bright) +
    box(-22, -90, 44, 46, shirt, 9) +
    (garment === 'none'
      ? ''
      : shape('M-21 -88H-9L0 -72L9 -88H21V-45H-21Z', vest) +
        rect(-21, -60, 42, 6, silver) +
        rect(-17, -88, 5, 43, silver) +
        rect(12, -88, 5, 43, silver)) +
    disc(0, -106, 15, skin) +
    hatOf(role, hat) +
    disc(-5, -106, 1.8, '#22180f') +
    disc(5, -106, 1.8, '#22180f')
  )
}

/** A person from above; facing right. */
const walker = (vest: string = colour.lime, hat: string = colour.white) =>
  `<ellipse cx="2" cy="4" rx="10" ry="15" fill="#000" opacity=".25"/>` +
  `<ellipse cx="0" cy="0" rx="9" ry="15" fill="${vest}"/>` +
  rect(-9, -7, 18, 3, '#f5f7f8') +
  rect(-9, 4, 18, 3, '#f5f7f8') +
  disc(1, 0, 7, hat) +
  disc(6, 0, 2.5, '#c98f68')

export const walkerAt = (x: number, y: number, turn = 0, vest: string = colour.lime) => at(x, y, walker(vest), { turn })
