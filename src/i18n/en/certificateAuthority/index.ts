import type { BaseTranslation } from '../../i18n-types'

const en_certificateAuthority = {
  lead: 'Who issues certificates, who signs them, and the pictures they carry. What was issued before stays as it is.',
  none: 'Nobody is named yet: a certificate says only the name of this site. Say in whose name it is issued, and who signs.',
  failedToLoad: 'Who issues certificates could not be read',
  loading: 'Looking up who issues certificates',
  stale: 'This may be out of date: it could not be read again.',
  add: 'Name the issuer',
  change: 'Change the issuer',
  changeHelp: 'Certificates that are issued from now on carry this.',
  save: 'Save',
  check: 'Please check what you wrote',
  failed: 'The issuer was not saved',
  issuedBy: 'Issued by',
  signedBy: 'Signed by',
  name: 'Name of the issuer ({language:string})',
  signer: 'Name of who signs',
  signerTitle: 'Title of who signs ({language:string})',
  noSigner: 'Nobody signs',
  signature: 'Signature',
  seal: 'Seal',
  ownSeal: 'The seal of this site',
  signatureHelp:
    'A picture of the signature in dark ink, without a background or on white. Without one there is an empty line to sign on.',
  sealHelp: 'A picture of your seal. Without one, that of this site is printed.',
  choose: 'Choose a picture',
  remove: 'Remove',
  preparing: 'Reading the picture',
  unread: 'This file is not a picture that can be read. Choose a PNG or a JPEG.',
  since: 'Since',
  sinceBy: '{day:string}, by {person:string}',
  sample: 'Sample certificate ({language:string})',
} satisfies BaseTranslation

export default en_certificateAuthority
