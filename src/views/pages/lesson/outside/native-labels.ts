import { labelOf, type PictureLabel } from '../../../../domain/picture-label.ts'

/** A label as a caption says it: its place is the picture's, its letters and its plate are the browser's own. */
const cueOf = ({ startTime, endTime }: TextTrackCue, { text, x, y, align, width }: PictureLabel): VTTCue => {
  const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return Object.assign(new VTTCue(startTime, endTime, words), {
    snapToLines: false,
    line: y * 100,
    lineAlign: 'center',
    position: x * 100,
    // Which edge stands at its place follows from it, also where a browser knows no `positionAlign`.
    align,
    size: width * 100,
  })
}

const labelCuesOf = ({ cues }: TextTrack): readonly VTTCue[] =>
  Array.from(cues ?? []).flatMap((cue) => {
    const label = 'text' in cue ? labelOf(String(cue.text)) : null
    return label === null ? [] : [cueOf(cue, label)]
  })

/**
 * Where a phone shows the video alone it draws tracks of words, and nothing of the page: labels go into one of their own
 * for that long. A track cannot be taken away again, so there is one for each element.
 */
export const createNativeLabels = (element: HTMLVideoElement) => {
  let track: TextTrack | null = null
  return {
    show: (): void => {
      const labels = Array.from(element.textTracks).filter(({ kind }) => kind === 'metadata')
      const cues = labels.flatMap((each) => labelCuesOf(each))
      if (cues.length === 0) return
      track ??= element.addTextTrack('subtitles', labels[0]?.label, labels[0]?.language)
      track.mode = 'showing'
      for (const cue of cues) track.addCue(cue)
    },
    hide: (): void => {
      if (!track) return
      // Its cues are told only while it is not off.
      for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue)
      track.mode = 'disabled'
    },
  }
}

export type NativeLabels = ReturnType<typeof createNativeLabels>
