/** The content type of a file that is sent as it is; what it is, its content says. */
export const UPLOAD_TYPE = 'application/octet-stream'
