import {
  beginHeaders,
  begunUpload,
  pieceHeaders,
  upload,
  uploadList,
  uploadQuery,
} from '../../domain/contract/upload.contract.ts'
import { reads, writes } from './call.ts'

export const uploadCalls = {
  uploads: reads({ path: '/uploads', query: uploadQuery, answer: uploadList }),
  upload: reads({ path: '/uploads/{id:text}', answer: upload }),
  beginUpload: writes({ method: 'POST', path: '/uploads', headers: beginHeaders, answer: begunUpload, creates: true }),
  sendPiece: writes({ method: 'PATCH', path: '/uploads/{id:text}', headers: pieceHeaders, uploads: true }),
  abandonUpload: writes({ method: 'DELETE', path: '/uploads/{id:text}' }),
}
