/** Who issues certificates in the demo's state. */
export const authority = {
  name: {
    en: 'State Traffic Incident Management Program',
    tr: 'Eyalet Trafik Olayı Yönetimi Programı',
    ar: 'برنامج الولاية لإدارة حوادث المرور',
  },
  signer: 'Dana R. Whitfield',
  signerTitle: { en: 'Program Director', tr: 'Program Müdürü', ar: 'مديرة البرنامج' },
  sinceDay: -900,
} as const
