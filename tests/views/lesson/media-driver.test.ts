import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { MediaEvent } from '../../../src/machines/lesson/lesson.types.ts'
import { createMediaDriver } from '../../../src/views/pages/lesson/outside/media-driver.ts'
import { listener } from '../../machines/support/listener.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const startDriver = () => {
  const driver = createMediaDriver()
  const parent = listener<MediaEvent>()
  const actor = createActor(driver.actor, { parent: parent.actor, input: undefined }).start()
  const video = document.createElement('video')
  for (const name of ['webm', 'mp4'])
    video.append(Object.assign(document.createElement('source'), { src: `/v.${name}` }))
  const detach = driver.attach(video)
  return { actor, video, heard: parent.heard, detach: () => detach?.() }
}

const ranges = (...all: readonly (readonly [number, number])[]): TimeRanges => ({
  length: all.length,
  start: (at) => all[at]?.[0] ?? 0,
  end: (at) => all[at]?.[1] ?? 0,
})

const at = (video: HTMLVideoElement, currentTime: number, isSeeking = false) => {
  Object.defineProperty(video, 'played', { value: ranges([0.5, 3], [20, 24]), configurable: true })
  Object.defineProperty(video, 'currentTime', { value: currentTime, configurable: true, writable: true })
  Object.defineProperty(video, 'seeking', { value: isSeeking, configurable: true })
}

describe('what the element does', () => {
  test('is told in the words of the chart', () => {
    const { video, heard } = startDriver()
    at(video, 3)
    for (const name of [
      'loadedmetadata',
      'playing',
      'timeupdate',
      'waiting',
      'pause',
      'ended',
      'seeking',
      'ratechange',
    ])
      video.dispatchEvent(new Event(name))
    expect(heard).toEqual([
      { type: 'media.loaded' },
      { type: 'media.played' },
      { type: 'media.progressed', at: 3, from: 0.5 },
      { type: 'media.waited' },
      { type: 'media.paused' },
      { type: 'media.ended' },
      { type: 'media.sought', at: 3 },
      { type: 'media.rateChanged', rate: 1 },
    ])
  })

  test.each([
    ['within what it played', 2, 0.5],
    ['a moment past what it says it played', 24.2, 20],
    ['where it played nothing', 12, 12],
  ])('progress is %s', (_, currentTime, from) => {
    const { video, heard } = startDriver()
    at(video, currentTime)
    video.dispatchEvent(new Event('timeupdate'))
    expect(heard).toEqual([{ type: 'media.progressed', at: currentTime, from }])
  })

  test('is no progress while it is being moved', () => {
    const { video, heard } = startDriver()
    at(video, 30, true)
    video.dispatchEvent(new Event('timeupdate'))
    expect(heard).toEqual([])
  })

  test('is what is said now, in words without their markup', () => {
    const { video, heard } = startDriver()
    const track = document.createElement('track')
    const said = document.createRange().createContextualFragment('<b>Stay</b> out of the lane.')
    Object.defineProperty(track, 'track', {
      value: { activeCues: [{ text: '<b>Stay</b> out of the lane.', getCueAsHTML: () => said }, { text: 'Plain.' }] },
    })
    video.append(track)
    track.dispatchEvent(new Event('cuechange'))
    expect(heard).toEqual([{ type: 'media.cuesChanged', cues: ['Stay out of the lane.', 'Plain.'] }])
  })

  test('is what is written on the picture now, told anew when labels of another language have come', () => {
    const { video, heard } = startDriver()
    for (const [name, value] of [
      ['videoWidth', 854],
      ['videoHeight', 427],
    ] as const)
      Object.defineProperty(video, name, { value })
    const track = document.createElement('track')
    track.kind = 'metadata'
    const activeCues = [{ text: '{"text":"قف","x":0.5,"y":0.25,"tone":"pink"}' }, { text: 'no label' }]
    const said: { activeCues: unknown } = { activeCues }
    Object.defineProperty(track, 'track', { value: said })
    video.append(track)
    track.dispatchEvent(new Event('cuechange'))
    said.activeCues = null
    track.dispatchEvent(new Event('load'))
    const label = { text: 'قف', x: 0.5, y: 0.25, align: 'center', size: 0.04, width: 0.9, tone: 'pink' }
    expect(heard).toEqual([
      { type: 'media.labelsChanged', labels: { ratio: 2, labels: [label] } },
      { type: 'media.labelsChanged', labels: { ratio: 2, labels: [] } },
    ])
  })

  test('leaves the captions to a phone that shows the video alone, and takes them back', () => {
    const { video, heard } = startDriver()
    const tracks = [{ mode: 'hidden' }, { mode: 'disabled' }, { mode: 'hidden', kind: 'metadata' }]
    Object.defineProperty(video, 'textTracks', { value: tracks })
    const modes = (name: string) => {
      video.dispatchEvent(new Event(name))
      return tracks.map(({ mode }) => mode)
    }
    expect([modes('webkitbeginfullscreen'), modes('webkitendfullscreen'), heard]).toEqual([
      ['showing', 'disabled', 'hidden'],
      ['hidden', 'disabled', 'hidden'],
      [],
    ])
  })

  test('has what is written on the picture drawn by a phone that shows the video alone', async () => {
    const { video } = startDriver()
    type Cue = { said: readonly unknown[] }
    // What is made by `new` is the plain object that it gives, whose whole value is compared.
    function MadeCue(...said: readonly unknown[]): Cue {
      return { said }
    }
    vi.stubGlobal('VTTCue', MadeCue)
    const labels = {
      kind: 'metadata',
      label: 'Labels',
      language: 'ar',
      cues: [
        { startTime: 2, endTime: 5, text: '{"text":"<b> & قف","x":0.5,"y":0.25,"align":"left","width":0.4}' },
        { startTime: 3, endTime: 5, text: 'no label' },
      ],
    }
    Object.defineProperty(video, 'textTracks', { value: [labels] })
    const held: Cue[] = []
    const own = {
      mode: 'disabled',
      cues: held,
      addCue: (cue: Cue) => held.push(cue),
      removeCue: (cue: Cue) => held.splice(held.indexOf(cue), 1),
    }
    const addTextTrack = vi.fn(() => own)
    Object.defineProperty(video, 'addTextTrack', { value: addTextTrack })
    const after = async (name: string) => {
      video.dispatchEvent(new Event(name))
      await vi.dynamicImportSettled()
      return [own.mode, [...held]]
    }
    const place = { line: 25, lineAlign: 'center', position: 50, align: 'left', size: 40 }
    const cue = { said: [2, 5, '&lt;b> &amp; قف'], snapToLines: false, ...place }
    expect(await after('webkitbeginfullscreen')).toEqual(['showing', [cue]])
    expect(await after('webkitendfullscreen')).toEqual(['disabled', []])
    expect(await after('webkitbeginfullscreen')).toEqual(['showing', [cue]])
    expect(addTextTrack.mock.calls).toEqual([['subtitles', 'Labels', 'ar']])
  })

  test('is a failure only when its last source has failed', () => {
    const { video, heard } = startDriver()
    const [first, last] = video.querySelectorAll('source')
    first?.dispatchEvent(new Event('error'))
    expect(heard).toEqual([])
    last?.dispatchEvent(new Event('error'))
    expect(heard).toEqual([{ type: 'media.broke' }])
  })

  test('is told no more once it has left the page', () => {
    const { video, heard, detach } = startDriver()
    detach()
    video.dispatchEvent(new Event('playing'))
    expect(heard).toEqual([{ type: 'media.detached' }])
  })
})

describe('what the element is told', () => {
  test('it does', () => {
    const { actor, video } = startDriver()
    const play = vi.spyOn(video, 'play').mockResolvedValue()
    const pause = vi.spyOn(video, 'pause').mockReturnValue()
    at(video, 0)
    actor.send({ type: 'play' })
    actor.send({ type: 'pause' })
    actor.send({ type: 'seek', to: 12 })
    actor.send({ type: 'rate', rate: 1.5 })
    actor.send({ type: 'volume', volume: 0.5, isMuted: true })
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1])
    expect([video.currentTime, video.playbackRate, video.volume, video.muted]).toEqual([12, 1.5, 0.5, true])
  })

  test('a browser that does not let it play harms nothing', async () => {
    const { actor, video, heard } = startDriver()
    vi.spyOn(video, 'play').mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'))
    actor.send({ type: 'play' })
    await Promise.resolve()
    expect(heard).toEqual([])
  })

  test('nothing when there is no element', () => {
    const { actor, detach } = startDriver()
    detach()
    actor.send({ type: 'seek', to: 3 })
    expect(actor.getSnapshot().status).toBe('active')
  })
})
