import { upload, uploadList, uploadQuery } from '../../domain/contract/upload.contract.ts'
import { reads, writes } from './call.ts'

export const uploadCalls = {
  uploads: reads({ path: '/uploads', query: uploadQuery, answer: uploadList }),
  upload: reads({ path: '/uploads/{id:text}', answer: upload }),
  abandonUpload: writes({ method: 'DELETE', path: '/uploads/{id:text}', changes: ['uploads'] }),
}
