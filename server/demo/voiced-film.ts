import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

const inputOf = (path: string) => new Input({ formats: [MP4], source: new FilePathSource(path) })

const found = <Value>(value: Value | null, path: string): Value => {
  if (value === null) throw new Error(`${path} does not have what a film is made of`)
  return value
}

/**
 * The picture of one MP4 with the sound of another, as an MP4 that can start before it is all there: packets are taken
 * over as they are, and nothing is decoded.
 */
export const voicedFilm = async (picturePath: string, voicePath: string): Promise<Uint8Array> => {
  const [pictures, voices] = [inputOf(picturePath), inputOf(voicePath)]
  try {
    const picture = found(await pictures.getPrimaryVideoTrack(), picturePath)
    const voice = found(await voices.getPrimaryAudioTrack(), voicePath)
    const shown = new EncodedVideoPacketSource(found(await picture.getCodec(), picturePath))
    const heard = new EncodedAudioPacketSource(found(await voice.getCodec(), voicePath))
    const target = new BufferTarget()
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
    output.addVideoTrack(shown)
    output.addAudioTrack(heard)
    await output.start()
    const [decoder, listener] = [await picture.getDecoderConfig(), await voice.getDecoderConfig()]
    const ofPicture = { decoderConfig: found(decoder, picturePath) }
    const ofVoice = { decoderConfig: found(listener, voicePath) }
    const carryPicture = async () => {
      for await (const packet of new EncodedPacketSink(picture).packets()) await shown.add(packet, ofPicture)
      shown.close()
    }
    const carryVoice = async () => {
      for await (const packet of new EncodedPacketSink(voice).packets()) await heard.add(packet, ofVoice)
      heard.close()
    }
    // Side by side: a player is not to jump about in the file.
    await Promise.all([carryPicture(), carryVoice()])
    await output.finalize()
    return new Uint8Array(found(target.buffer, picturePath))
  } finally {
    pictures.dispose()
    voices.dispose()
  }
}
