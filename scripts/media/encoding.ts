import { FRAMES_PER_SECOND } from './frames.ts'
import { run } from './tools.ts'

const PICTURE = 'scale=in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709,format=yuv420p'
/** A keyframe every five seconds: drawn pictures are mostly keyframes by weight, and decode fast enough to seek in. */
const KEYFRAMES = `-g ${FRAMES_PER_SECOND * 5}`

/** Options of ffmpeg, none of which holds a space. */
const options = (line: string) => line.split(' ')

/** `voice` is the filter that the sound goes through, by `evenVoice`. */
type Sources = Readonly<{ frames: string; sound: string; rate: number; voice: string }>

const BARE = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact'
const AAC = '-c:a aac -b:a 18k -ac 1 -movflags +faststart'

const encode = ({ frames, sound, rate, voice }: Sources, codecs: string, file: string) =>
  run('ffmpeg', [
    ...options(`-hide_banner -loglevel error -y -f mjpeg -framerate ${FRAMES_PER_SECOND} -i`),
    frames,
    ...options(`-f s16le -ar ${rate} -ac 1 -i`),
    sound,
    ...options(`-map 0:v -map 1:a -vf ${PICTURE} -af ${voice}`),
    ...options('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'),
    ...options(BARE),
    ...options(codecs),
    file,
  ])

type Quality = Readonly<{ mp4: number; webm: number }>

/** Of drawings, and of screens with small letters: what each codec takes for how much may be lost. */
const DRAWN: Quality = { mp4: 34, webm: 48 }
export const SCREEN: Quality = { mp4: 29, webm: 40 }

export const encodeMp4 = (sources: Sources, file: string, { mp4 }: Quality = DRAWN) =>
  encode(sources, `-c:v libx264 -profile:v main -preset slow -crf ${mp4} -tune animation ${KEYFRAMES} ${AAC}`, file)

export const encodeWebm = (sources: Sources, file: string, { webm }: Quality = DRAWN) =>
  encode(
    sources,
    `-c:v libvpx-vp9 -b:v 0 -crf ${webm} -deadline good -cpu-used 3 -row-mt 1 ${KEYFRAMES} -c:a libopus -b:a 18k -ac 1 -application voip`,
    file,
  )

/** The sound of a film alone, as `encodeMp4` has it beside the picture. */
export const encodeVoice = ({ sound, rate, voice }: Omit<Sources, 'frames'>, file: string) =>
  run('ffmpeg', [
    ...options(`-hide_banner -loglevel error -y -f s16le -ar ${rate} -ac 1 -i`),
    sound,
    ...options(`-af ${voice}`),
    ...options(BARE),
    ...options(`${AAC} -f mp4`),
    file,
  ])
