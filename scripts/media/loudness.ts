import { report } from './tools.ts'

/** Loudness of speech by EBU R 128, in LUFS, as the web plays it; and how far a film may be from it. */
const LOUDNESS = -16
const TOLERANCE = 1
/** Decibels of full scale that no peak passes: codecs of so few bits add some three to it. */
const PEAK = -4.5
/** What those codecs take of it. */
const TAKEN = 0.7

/** Takes the edge off the voice, and brings its loud and soft words nearer to each other. */
const TONE = [
  'highpass=f=85',
  'equalizer=f=220:t=q:w=1:g=2.5',
  'equalizer=f=3400:t=q:w=1.1:g=-4',
  'lowpass=f=7600',
  'acompressor=threshold=-22dB:ratio=3:attack=6:release=140:makeup=2',
  'aecho=0.9:0.7:17|29:0.10|0.06',
  'aresample=16000',
].join(',')

const LIMIT = `alimiter=limit=${(10 ** (PEAK / 20)).toFixed(3)}:attack=4:release=60:level=disabled`

const measure = (input: readonly string[], filter: string): number => {
  const options = ['-hide_banner', '-nostats', ...input, '-af', `${filter}ebur128`, '-f', 'null', '-']
  const told = report('ffmpeg', options)
  const said = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(told.slice(told.lastIndexOf('Summary:')))
  if (said === null) throw new Error(`ffmpeg measured no loudness: ${told.slice(-500)}`)
  return Number(said[1])
}

/** The filter that makes a voice as loud as it is to be: what the limiter takes is measured, and given back. */
export const evenVoice = ({ sound, rate }: Readonly<{ sound: string; rate: number }>): string => {
  const input = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', sound]
  const at = (gain: number) => `${TONE},volume=${gain.toFixed(2)}dB,${LIMIT}`
  const wanted = LOUDNESS + TAKEN
  let gain = wanted - measure(input, `${TONE},`)
  for (let round = 0; round < 3; round += 1) gain += wanted - measure(input, `${at(gain)},`)
  return at(gain)
}

/** Throws for a film that is louder or softer than it is to be. */
export const checkLoudness = (file: string): void => {
  const loudness = measure(['-i', file], '')
  if (Math.abs(loudness - LOUDNESS) > TOLERANCE) throw new Error(`${file} has ${loudness} LUFS`)
}
