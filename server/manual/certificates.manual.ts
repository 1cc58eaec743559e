import type { Chapter } from './chapter.ts'

export const certificates: Chapter = {
  tag: 'Certificates',
  about:
    'What was completed, for its holder and for anyone who verifies it. Credentials are signed and can be checked offline.',
  calls: {
    'GET /certificates/{number}': {
      id: 'readCertificate',
      summary: 'Verify a certificate',
      does: 'Every printed field and whether it is valid, expired, revoked or superseded.',
      refuses: null,
    },
    'POST /certificates/{number}/revoke': {
      id: 'revokeCertificate',
      summary: 'Revoke a certificate',
      does: 'Takes a reason, which the log keeps. The number is answered as revoked from then on.',
      refuses: '409 `CERTIFICATE_NOT_IN_FORCE` for one that was revoked.',
    },
    'POST /certificates/{number}/restore': {
      id: 'restoreCertificate',
      summary: 'Give a revoked certificate back',
      does: 'Takes a reason, which the log keeps. It is what it was before; its holder is mailed. Nobody does it with their own.',
      refuses:
        '409 `CERTIFICATE_IN_FORCE` for one that is not revoked; 409 `CERTIFICATE_HELD` where another stands in its place.',
    },
    'GET /certificate-authority': {
      id: 'readCertificateAuthority',
      summary: 'Who issues certificates',
      does: 'In whose name, who signs, the pictures of signature and seal as data addresses, and where a sample is printed in each language. Null where nobody said it yet: then a certificate names the product alone.',
      refuses: null,
    },
    'PUT /certificate-authority': {
      id: 'changeCertificateAuthority',
      summary: 'Say who issues certificates from now on',
      does: 'What was issued before stays as it was printed. A picture is a PNG in base64, `kept` for the one that there is, or empty for none.',
      refuses: '409 `AUTHORITY_CHANGED` where another is in force than `seen`; 400 at a picture that is none of ours.',
    },
    'GET /certificate-authority/samples/{language}': {
      id: 'printSampleCertificate',
      summary: 'A sample certificate as PDF',
      does: 'For nobody, as one would be printed now. By its signed address alone.',
      refuses: '503 `PRINTING_UNAVAILABLE`.',
    },
    'GET /certificate-courses': {
      id: 'listCertificateCourses',
      summary: 'Courses that a certificate can be issued of',
      does: 'Every course that was offered once, with its hours.',
      refuses: null,
    },
    'POST /people/{id}/certificates': {
      id: 'issueCertificate',
      summary: 'Issue a certificate by hand',
      does: 'Of a course that was offered once, for a day that is not ahead, also without an enrollment. Why, and what shows it, are kept in the log; its holder is mailed. Nobody does it for themself.',
      refuses:
        '409 `CERTIFICATE_HELD` where one stands for the same course and day; a course that is not known, at its field.',
    },
    'POST /certificates/{number}/reissue': {
      id: 'reissueCertificate',
      summary: 'Reissue to the present name',
      does: 'The old one is superseded; gives the new number.',
      refuses: '409 `CERTIFICATE_NOT_IN_FORCE`, `NAME_UNCHANGED`, `NAME_NEEDS_APPROVAL`; 404 for another person’s.',
    },
    'GET /certificates/{number}/download': {
      id: 'downloadCertificate',
      summary: 'The certificate as PDF',
      does: 'In the language of the request, or of `language`.',
      refuses: '404 for another person’s; 409 `CERTIFICATE_NOT_IN_FORCE`; 503 `PRINTING_UNAVAILABLE`.',
    },
    'GET /certificates/{number}/credential': {
      id: 'downloadCredential',
      summary: 'The certificate as a signed credential',
      does: 'A JWT that anyone can check by the published keys, without asking us who holds it.',
      refuses: '404 for another person’s; 409 `CERTIFICATE_NOT_IN_FORCE`.',
    },
    'POST /certificates/{number}/wallet-offers': {
      id: 'offerToWallet',
      summary: 'Offer a certificate to a wallet',
      does: 'For its holder alone: an `openid-credential-offer` address with a code that one wallet uses once, within five minutes. `isBound` is for a wallet that proves a key of its own. Wallets read on at `/.well-known/openid-credential-issuer`, by OpenID for Verifiable Credential Issuance 1.0. An offer before it ends.',
      refuses: '404 for another person’s; 409 `CERTIFICATE_NOT_IN_FORCE`.',
    },
    'GET /certificates/{number}/wallet-offers/{id}': {
      id: 'readWalletOffer',
      summary: 'Whether a wallet has taken it',
      does: '`open` while it can be taken, `taken`, or `expired`.',
      refuses: '404 for another person’s.',
    },
    'GET /certificates/{number}/badge': {
      id: 'badgeOfCertificate',
      summary: 'The certificate as a picture with its credential in it',
      does: 'An SVG into which the signed credential is baked as Open Badges 3.0 says; its letters are drawn.',
      refuses: '409 for a certificate that is revoked or superseded; 503 where the server has no printer.',
    },
    'GET /credential-issuer': {
      id: 'readIssuer',
      summary: 'Who issues credentials',
      does: 'The issuer that credentials name.',
      refuses: null,
    },
    'GET /credential-keys': {
      id: 'listCredentialKeys',
      summary: 'The keys of credentials',
      does: 'All public keys that a credential in force may be signed with, as a JWK set.',
      refuses: null,
    },
    'GET /credential-keys/{thumbprint}': {
      id: 'readCredentialKey',
      summary: 'One key of credentials',
      does: 'By its RFC 7638 thumbprint.',
      refuses: null,
    },
    'GET /credential-status/{list}': {
      id: 'readCredentialStatus',
      summary: 'Which credentials are withdrawn',
      does: 'A signed bit string of one list; a credential names its list and place.',
      refuses: null,
    },
  },
}
