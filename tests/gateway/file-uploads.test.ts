import type { Upload } from '../../src/domain/contract/upload.contract.ts'
import { metadataOf, PIECES_VERSION } from '../../src/domain/file-upload.ts'
import { call, testCalls } from './calls.ts'

const ID = 'a'.repeat(32)
const UPLOAD: Upload = {
  id: ID,
  target: 'course:12',
  kind: 'captions',
  name: 'Lesson 1.srt',
  language: 'tr',
  // More than four bytes say, as of a long video.
  size: 3_000_000_000,
  offset: 2_500_000_000,
  state: 'ready',
  refusal: null,
  digest: 'b'.repeat(64),
  file: { container: 'lessons', name: `${'b'.repeat(64)}.vtt` },
  seconds: 46.76,
  width: null,
  height: null,
  cues: 12,
  findings: [{ line: 6, what: 'overlaps' }],
  createdAt: '2026-01-02T00:00:00Z',
}

testCalls([
  call(
    'Uploads',
    { target: 'library' },
    {
      sends: 'GET /api/uploads?target=library',
      answer: [UPLOAD],
      gives: { uploads: [UPLOAD] },
      broken: { 'half a byte': [{ ...UPLOAD, offset: 0.5 }], 'no size': [{ ...UPLOAD, size: null }] },
    },
  ),
  call(
    'Upload',
    { id: ID },
    {
      sends: `GET /api/uploads/${ID}`,
      answer: UPLOAD,
      gives: { upload: UPLOAD },
      broken: { 'a state of its own': { ...UPLOAD, state: 'lost' } },
    },
  ),
  call(
    'BeginUpload',
    {
      tusResumable: PIECES_VERSION,
      uploadLength: UPLOAD.size,
      uploadMetadata: metadataOf({ target: 'library', name: 'Ders Ş.mp4', seconds: undefined }),
    },
    {
      sends: 'POST /api/uploads',
      creates: true,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '3000000000',
        'upload-metadata': 'target bGlicmFyeQ==,name RGVycyDFni5tcDQ=',
      },
      body: {},
      answer: { id: ID },
      gives: { beginUpload: { id: ID } },
      broken: { 'an id that somebody guesses': { id: '7' } },
    },
  ),
  call(
    'SendPiece',
    { id: ID, tusResumable: PIECES_VERSION, uploadOffset: UPLOAD.offset },
    {
      sends: `PATCH /api/uploads/${ID}`,
      file: new Blob(['a piece']),
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '2500000000', 'content-type': 'application/octet-stream' },
      gives: { sendPiece: true },
    },
  ),
  call('AbandonUpload', { id: ID }, { sends: `DELETE /api/uploads/${ID}`, gives: { abandonUpload: true } }),
])
