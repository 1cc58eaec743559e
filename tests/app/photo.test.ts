import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { preparePhoto } from '../../src/app/actors/photo.actors.ts'
import { PHOTO } from '../../src/domain/contract/profile.contract.ts'
import { toFault } from '../../src/domain/fault.ts'
import { PHOTO_FAULT, PHOTO_FILE_BYTES } from '../../src/domain/photo.ts'

const FILE = new Blob(['a picture'])

/** What was drawn, and what the canvas gave for each quality; jsdom draws nothing itself. */
const drawn: unknown[] = []
const tried: (number | undefined)[] = []
let sizes: number[] = []
const closed = vi.fn<() => void>()

beforeEach(() => {
  drawn.length = 0
  tried.length = 0
  sizes = [3]
  closed.mockClear()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 100, close: closed }))
  const context = { fillRect: () => {}, drawImage: (_picture: unknown, ...place: number[]) => drawn.push(place) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type, quality) => {
    tried.push(quality)
    give(new Blob(['x'.repeat(sizes.shift() ?? 0)], type === undefined ? {} : { type }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const codeOf = async (file: Blob) => {
  try {
    await preparePhoto(file)
    return 'prepared'
  } catch (cause) {
    return toFault(cause).code
  }
}

describe('a photo', () => {
  test('is the square in the middle, drawn anew in the size that the server takes', async () => {
    expect(await preparePhoto(FILE)).toEqual({ content: btoa('xxx'), type: 'image/jpeg' })
    expect(drawn).toEqual([[150, 0, 100, 100, 0, 0, PHOTO.side, PHOTO.side]])
    expect(closed).toHaveBeenCalledOnce()
  })

  test('that is still too large is made once more, and worse', async () => {
    sizes = [PHOTO.mostBytes + 1, PHOTO.mostBytes]
    await preparePhoto(FILE)
    expect(tried).toEqual([0.88, 0.75])
  })

  test('that stays too large is refused', async () => {
    sizes = Array.from({ length: 4 }, () => PHOTO.mostBytes + 1)
    expect(await codeOf(FILE)).toBe(PHOTO_FAULT.tooLarge)
  })

  test('of a file that is too large to be opened is refused unopened', async () => {
    const file = new Blob([])
    Object.defineProperty(file, 'size', { value: PHOTO_FILE_BYTES + 1 })
    expect([await codeOf(file), closed.mock.calls.length]).toEqual([PHOTO_FAULT.tooLarge, 0])
  })

  test('that no picture can be read from is refused as such', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no picture', 'InvalidStateError')))
    expect(await codeOf(FILE)).toBe(PHOTO_FAULT.notAPicture)
  })
})
