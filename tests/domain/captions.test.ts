import { readdirSync, readFileSync } from 'node:fs'

import { array, assert, boolean, constantFrom, integer, nat, property, record, stringMatching, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { captionsText, readCaptions, writeCaptions, type Cue } from '../../src/domain/captions.ts'

const MEDIA = new URL('../../server/demo/media/', import.meta.url)

const srtTime = (seconds: number): string => {
  const ms = Math.round(seconds * 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)},${String(ms % 1000).padStart(3, '0')}`
}

const word = stringMatching(/^[a-zçğşüöı]{1,9}$/)
const spoken = array(
  array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
  {
    minLength: 1,
    maxLength: 2,
  },
)
/** One after the other, without gaps below nought. */
const cueList = array(record({ gap: nat(5000), length: integer({ min: 1, max: 9000 }), lines: spoken }), {
  maxLength: 30,
}).map((parts) => {
  let at = 0
  return parts.map(({ gap, length, lines }): Cue => {
    const start = at + gap
    at = start + length
    return { start: start / 1000, end: at / 1000, settings: '', text: lines.join('\n') }
  })
})

const asSrt = (cues: readonly Cue[], newline = '\n') =>
  cues
    .map(({ start, end, text }, at) => `${at + 1}\n${srtTime(start)} --> ${srtTime(end)}\n${text}\n\n`)
    .join('')
    .replaceAll('\n', newline)

const whats = (findings: readonly { line: number; what: string }[]) => findings.map(({ line, what }) => [line, what])

describe('captions', () => {
  it('come out of the form they are kept in as they went in', () => {
    assert(
      property(cueList, (cues) => {
        expect(readCaptions(writeCaptions(cues))).toEqual({ cues, lost: [], flaws: [] })
      }),
    )
  })

  it('are read from SRT, whatever ends its lines and however it is encoded', () => {
    assert(
      property(cueList, constantFrom('\n', '\r\n', '\r'), constantFrom('', '\uFEFF'), (cues, newline, mark) => {
        const text = mark + asSrt(cues, newline)
        const bytes = [new TextEncoder().encode(text), ...(mark === '' ? [] : [Buffer.from(text, 'utf16le')])]
        for (const one of bytes) {
          expect(readCaptions(captionsText(one, 'tr') ?? '')).toEqual({ cues, lost: [], flaws: [] })
        }
      }),
    )
  })

  it('are each a cue or a loss that is named, whatever is done to a file', () => {
    const broken = constantFrom('', 'x --> y', '00:00:05,000 --> 00:00:01,000', '7', 'some words', '00:61:00,0 -->')
    assert(
      property(cueList, array(tuple(nat(200), broken), { maxLength: 12 }), boolean(), (cues, more, vtt) => {
        const lines = (vtt ? writeCaptions(cues) : asSrt(cues)).split('\n')
        for (const [at, line] of more) lines.splice(1 + (at % lines.length), 0, line)
        const { cues: kept, lost } = readCaptions(lines.join('\n'))
        const timed = lost.filter(({ what }) => what !== 'strayText')
        expect(kept.length + timed.length).toBe(lines.filter((line) => line.includes('-->')).length)
        // In WebVTT whatever stands before a time may be its name.
        if (vtt || lost.length > 0) return
        const said = (text: readonly string[]) => text.filter((line) => line === 'some words').length
        expect(said(kept.flatMap(({ text }) => text.split('\n')))).toBe(said(lines))
      }),
    )
  })

  it('of the demo are read without a loss', () => {
    for (const name of readdirSync(MEDIA).filter((one) => one.endsWith('.vtt') && !one.includes('.labels.'))) {
      const { cues, lost, flaws } = readCaptions(readFileSync(new URL(name, MEDIA), 'utf8'))
      expect([name, lost, flaws, cues.length > 1]).toEqual([name, [], [], true])
    }
  })

  it('in a code page of Windows are read by their language', () => {
    const turkish = Uint8Array.from([0xde, 0x65, 0x72, 0x69, 0x74, 0x20, 0x69, 0xe7, 0x69, 0xf0])
    expect(captionsText(turkish, 'tr')).toBe('Şerit içiğ')
    const arabic = Uint8Array.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7])
    expect(captionsText(arabic, 'ar')).toBe('مرحبا')
    expect(captionsText(Uint8Array.from([0x93, 0x48, 0x69, 0x94]), 'en')).toBe('“Hi”')
  })

  it('are no text where they carry what no text has', () => {
    expect(captionsText(Uint8Array.from([0x41, 0, 0x42]), 'en')).toBeNull()
    expect(captionsText(Uint8Array.from([0xff, 0xfe, 0x00, 0xd8]), 'en')).toBeNull()
  })

  it('tell each that is lost by its line and why', () => {
    const { cues, lost } = readCaptions(
      [
        'WEBVTT',
        '',
        'NOTE a remark',
        'of two lines',
        '',
        '00:01.000 --> 00:02.000 align:start',
        'kept',
        '',
        '00:03.000 --> 00:02.000',
        'backwards',
        '',
        '00:04.000 -> 00:05.000',
        'no arrow',
        '',
        '00:06.000 --> 0:7',
        'no time',
        '',
        '00:08.000 --> 00:09.000',
        '',
        'said by nobody',
      ].join('\n'),
    )
    expect(cues).toEqual([{ start: 1, end: 2, settings: 'align:start', text: 'kept' }])
    expect(whats(lost)).toEqual([
      [9, 'endsBeforeStart'],
      [12, 'strayText'],
      [13, 'strayText'],
      [15, 'unreadableTime'],
      [18, 'noText'],
      [20, 'strayText'],
    ])
  })

  it('that overlap, run backwards or outlast their video are kept and told', () => {
    const at = (start: number, end: number) => `${srtTime(start)} --> ${srtTime(end)}\ntext\n`
    const { cues, lost, flaws } = readCaptions([at(0, 5), at(4, 6), at(1, 2), at(6, 12)].join('\n'), 10)
    expect([cues.length, lost]).toEqual([4, []])
    expect(whats(flaws)).toEqual([
      [4, 'overlaps'],
      [7, 'outOfOrder'],
      [10, 'beyondEnd'],
    ])
  })

  it('of SRT lose what only SRT has, and keep what they say', () => {
    const { cues } = readCaptions(
      '1\n00:00:00,5 --> 00:00:01,000 X1:40 X2:600\n{\\an8}<font color="red"><b>AT&T</b></font> < 3 & up\n',
    )
    expect(cues).toEqual([{ start: 0.5, end: 1, settings: '', text: '<b>AT&amp;T</b> &lt; 3 &amp; up' }])
  })

  it('without an empty line between them are still two', () => {
    const { cues } = readCaptions('1\n00:00:00,000 --> 00:00:01,000\none\n2\n00:00:01,000 --> 00:00:02,000\ntwo')
    expect(cues.map(({ text }) => text)).toEqual(['one', 'two'])
  })

  it('are read once through, however long a line goes on without an end', () => {
    const at = '00:00:00,000 --> 00:00:01,000'
    const long = 300_000
    expect(readCaptions(`WEBVTT\n\n00:00.000 --> 00:01.000${' '.repeat(long)}\none`).cues).toHaveLength(1)
    expect(readCaptions(`1\n${at}\n${'{\\'.repeat(long)}`).cues).toHaveLength(1)
    expect(readCaptions(`1\n${at}\n${'<font '.repeat(long)}`).cues).toHaveLength(1)
  })
})
