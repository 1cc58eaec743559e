import { EncodedPacketSink, FilePathSource, Input, MP4, WEBM, type InputTrack } from 'mediabunny'

import { VIDEO_SECONDS_MAX, type UploadRefusal } from '../../../src/domain/file-upload.ts'

export type CheckedVideo = Readonly<{
  ending: '.mp4' | '.webm'
  seconds: number
  width: number
  height: number
  isHeard: boolean
}>

/** What Chromium, Firefox and Safari all play. */
const PLAYED: ReadonlySet<string> = new Set(['avc', 'vp8', 'vp9', 'av1', 'aac', 'mp3', 'opus', 'vorbis'])
const TRACKS_MAX = 16
/** Seconds by which a file may end before it said that it would. */
const ROUNDING = 1

/** Samples that its tables tell of; null where one of them is not in the file. */
const lastEnd = async (track: InputTrack): Promise<number | null> => {
  const sink = new EncodedPacketSink(track)
  let announced = 0
  for await (const _packet of sink.packets(undefined, undefined, { metadataOnly: true })) announced += 1
  let end = 0
  for await (const { timestamp, duration } of sink.packets()) {
    announced -= 1
    end = Math.max(end, timestamp + duration)
  }
  return announced === 0 ? end : null
}

const checkInput = async (input: Input): Promise<CheckedVideo | UploadRefusal> => {
  if (!(await input.canRead())) return 'kind'
  const tracks = await input.getTracks()
  if (tracks.length > TRACKS_MAX) return 'kind'
  const video = await input.getPrimaryVideoTrack()
  if (video === null) return 'nothingToSee'
  for (const track of tracks) {
    const codec = await track.getCodec()
    if ((track.isVideoTrack() || track.isAudioTrack()) && (codec === null || !PLAYED.has(codec))) return 'codec'
  }
  const isMp4 = (await input.getFormat()) === MP4
  let seconds = 0
  for (const track of tracks) {
    const end = await lastEnd(track)
    if (end === null) return 'cut'
    seconds = Math.max(seconds, end)
  }
  if (seconds === 0) return 'nothingToSee'
  if (seconds > VIDEO_SECONDS_MAX) return 'tooLong'
  // A WebM has no table of its samples: where it was cut, it ends before its own length.
  const said = isMp4 ? null : await input.getDurationFromMetadata()
  if (said !== null && seconds < said - ROUNDING) return 'cut'
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  const isHeard = tracks.some((track) => track.isAudioTrack())
  return { ending: isMp4 ? '.mp4' : '.webm', seconds, width, height, isHeard }
}

/** Length and frame of the video at a path, once each of its samples was read; or why it is none that we take. */
export const checkVideo = async (path: string): Promise<CheckedVideo | UploadRefusal> => {
  // These two alone: others follow what a file names to other files of the disk.
  const input = new Input({ formats: [MP4, WEBM], source: new FilePathSource(path) })
  try {
    return await checkInput(input)
  } catch {
    // Whatever it trips over is in the file, which says that it is what it is not.
    return 'kind'
  } finally {
    input.dispose()
  }
}
