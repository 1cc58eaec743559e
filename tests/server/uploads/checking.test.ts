import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Upload } from '../../../src/domain/contract/upload.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { demoMedia, uploader, type Uploader } from './uploading.ts'

let server: TestApp
let uploads: Uploader
beforeAll(async () => {
  server = await openTestApp()
  uploads = uploader(server, await server.signedIn([ROLE.owner]))
})
afterAll(() => server.close())

const MP4 = demoMedia('clearance-and-termination.mp4')
const WEBM = demoMedia('clearance-and-termination.webm')
const cut = (content: Buffer, share: number) => content.subarray(0, Math.floor(content.length * share))
/** A film that tells of millions of pictures, each of one byte. */
const BOASTFUL = Buffer.from(MP4)
for (const [box, at] of [
  ['stsz', 8],
  ['stsz', 12],
  ['stts', 12],
] as const) {
  for (let from = BOASTFUL.indexOf(box); from !== -1; from = BOASTFUL.indexOf(box, from + 1))
    BOASTFUL.writeUInt32BE(at === 8 ? 1 : 0x00ffffff, from + at)
}
/** The track of its sound is called one of no kind: nothing is heard. */
const MUTE = Buffer.from(MP4)
MUTE.write('meta', MUTE.indexOf('soun'), 'latin1')

const stored = async ({ file }: Upload) =>
  (await server.call({ url: `/api/files/lessons/download/${file?.name}`, as: await server.signedIn([ROLE.admin]) }))
    .body

describe('a video', () => {
  it.each([
    ['an MP4 that was cut, though it tells its whole length', cut(MP4, 0.6), 'cut'],
    ['an MP4 of which one byte is missing', MP4.subarray(0, MP4.length - 1), 'cut'],
    ['a WebM that was cut', cut(WEBM, 0.6), 'cut'],
    ['a picture', demoMedia('clearance-and-termination.jpg'), 'kind'],
    ['noise', randomBytes(50_000), 'kind'],
    ['a small one that takes more memory than there is for it', BOASTFUL, 'kind'],
    ['a list of other files', Buffer.from('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n'), 'kind'],
  ])('that is %s is refused, whatever its name', async (_what, content, refusal) => {
    const found = await uploads.whole(content, { name: 'Lesson 1.mp4' })
    expect(found).toMatchObject({ state: 'refused', refusal, file: null, seconds: null })
    expect(found.digest).toMatch(/^[0-9a-f]{64}$/)
  })

  it('of WebM is kept with the ending of its content', async () => {
    const { digest, state, file, seconds } = await uploads.whole(WEBM, { name: 'Lesson 1.mp4' })
    expect([state, file]).toEqual(['ready', { container: 'lessons', name: `${digest}.webm` }])
    expect(seconds).toBeCloseTo(57.32, 0)
  })
})

describe('a film in another language', () => {
  const LENGTH = 57.32

  it('is kept with its length, as long as that is the length of the video of its lesson', async () => {
    const found = await uploads.whole(MP4, { kind: 'films', name: 'Ders 1.mp4', language: 'tr', seconds: LENGTH + 0.8 })
    expect(found).toMatchObject({ state: 'ready', file: { container: 'lessons', name: `${found.digest}.mp4` } })
    expect(found.seconds).toBeCloseTo(LENGTH, 0)
  })

  it.each([
    ['of another length', MP4, LENGTH + 2, 'otherLength'],
    ['without a sound', MUTE, LENGTH, 'nothingToHear'],
    ['of sound alone', demoMedia('clearance-and-termination.tr.m4a'), LENGTH, 'nothingToSee'],
    ['that is none', randomBytes(5000), LENGTH, 'kind'],
  ])('%s is refused', async (_what, content, seconds, refusal) => {
    const announced = { kind: 'films', name: 'Ders 1.mp4', language: 'tr', seconds } as const
    expect(await uploads.whole(content, announced)).toMatchObject({ state: 'refused', refusal, file: null })
  })
})

describe('a picture', () => {
  it('is known by its content', async () => {
    const found = await uploads.whole(demoMedia('clearance-and-termination.jpg'), { kind: 'picture', name: 'a.png' })
    expect(found).toMatchObject({ state: 'ready', file: { container: 'pictures', name: `${found.digest}.jpg` } })
    expect(await uploads.whole(Buffer.from('<svg/>'), { kind: 'picture' })).toMatchObject({ refusal: 'kind' })
  })
})

describe('labels', () => {
  const label = '{"text":"قف","x":0.5,"y":0.25}'
  const track = (...cues: readonly string[]) => Buffer.from(['WEBVTT', ...cues, ''].join('\n\n'))

  it('are kept with all that they leave unsaid, each that is none named by its line', async () => {
    const found = await uploads.whole(
      track(
        `00:01.000 --> 00:03.000\n${label}`,
        `00:02.000 --> 00:03.000\nStop`,
        `00:02.000 --> 00:04.000\n{"text":"أ","x":2,"y":0}`,
      ),
      { kind: 'labels', name: 'Labels.vtt', language: 'ar', seconds: 2.5 },
    )
    expect(found).toMatchObject({
      state: 'ready',
      cues: 1,
      seconds: 3,
      findings: [
        { line: 6, what: 'unreadableLabel' },
        { line: 9, what: 'unreadableLabel' },
        { line: 3, what: 'beyondEnd' },
      ],
      file: { container: 'lessons', name: expect.stringMatching(/^[0-9a-f]{64}\.vtt$/) },
    })
    expect(await stored(found)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n{"text":"قف","x":0.5,"y":0.25,"align":"center","size":0.04,"width":0.9,"tone":"dark"}\n\n',
    )
  })

  it.each([
    ['without a label', track(), 'kind'],
    ['of words alone', track('00:01.000 --> 00:03.000\nStop'), 'noLabels'],
    ['that are no text', Buffer.from([0, 1, 2, 3]), 'letters'],
  ])('%s are refused', async (_what, content, refusal) => {
    expect(await uploads.whole(content, { kind: 'labels' })).toMatchObject({ state: 'refused', refusal })
  })
})

describe('captions', () => {
  const srt = (...cues: readonly string[]) => Buffer.from(cues.map((cue, at) => `${at + 1}\r\n${cue}`).join('\r\n\r\n'))

  it('of SRT are kept as WebVTT, each that was lost named by its line', async () => {
    const found = await uploads.whole(
      srt('00:00:00,500 --> 00:00:02,000\r\nMove it & work it', '00:00:05,000 --> 00:00:01,000\r\nbackwards'),
      { kind: 'captions', name: 'Lesson 1.srt' },
    )
    expect(found).toMatchObject({
      state: 'ready',
      cues: 1,
      seconds: 2,
      findings: [{ line: 6, what: 'endsBeforeStart' }],
      file: { container: 'lessons', name: expect.stringMatching(/^[0-9a-f]{64}\.vtt$/) },
    })
    expect(await stored(found)).toBe('WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nMove it &amp; work it\n\n')
  })

  it('in a code page of Windows are read by their language', async () => {
    const turkish = Buffer.concat([Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'), Buffer.from([0xde, 0x65, 0x72])])
    expect(await stored(await uploads.whole(turkish, { kind: 'captions', language: 'tr' }))).toContain('Şer')
  })

  it('that outlast their video are told', async () => {
    const { courseId } = await makeCourse(server.platform.db)
    const target = `course:${courseId}:${randomUUID()}`
    const late = srt('00:00:00,500 --> 00:00:46,900\nstill here')
    const found = await uploads.whole(late, { kind: 'captions', target, seconds: 46.76 })
    expect([found.target, found.seconds, found.findings]).toEqual([target, 46.9, [{ line: 2, what: 'beyondEnd' }]])
  })

  it.each([
    ['without a caption', Buffer.from('WEBVTT\n\n'), 'kind'],
    ['of words alone', Buffer.from('Just a letter to somebody.'), 'noCaptions'],
    ['that are no text', Buffer.from([0, 1, 2, 3]), 'letters'],
  ])('%s are refused', async (_what, content, refusal) => {
    expect(await uploads.whole(content, { kind: 'captions' })).toMatchObject({ state: 'refused', refusal })
  })
})
