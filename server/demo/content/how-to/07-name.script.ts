import type { HowToScript } from './how-to.types.ts'

export const nameChange: HowToScript = {
  slug: 'how-to-approve-a-name',
  title: {
    en: 'Correct a name by an approval',
    tr: 'Bir adı onayla düzeltin',
    ar: 'صحّح اسمًا بالموافقة عليه',
  },
  summary: {
    en: 'Look at what somebody asks for, and approve it: their certificates are printed anew.',
    tr: 'Birinin isteğine bakın ve onaylayın: sertifikaları yeniden düzenlenir.',
    ar: 'انظر في ما يطلبه الشخص ووافق عليه، فتُطبع شهاداته من جديد.',
  },
  roles: ['admin'],
  pages: ['/admin/users'],
  posterScene: 'decide',
  scenes: [
    {
      id: 'open',
      cues: [
        {
          en: 'A name that stands on a certificate is changed by asking. In the user list, open Approvals.',
          tr: 'Sertifikada duran bir ad, istekte bulunularak değişir. Kullanıcı listesinde “Onaylar” bölümünü açın.',
          ar: 'الاسم المكتوب على شهادة يُغيَّر بطلب. افتح «الموافقات» في قائمة المستخدمين.',
        },
      ],
    },
    {
      id: 'look',
      cues: [
        {
          en: 'Each line has the old name, the new one, why it is asked for, and what shows it.',
          tr: 'Her satırda eski ad, yeni ad, neden istendiği ve bunu neyin gösterdiği vardır.',
          ar: 'في كل سطر الاسم القديم والجديد وسبب الطلب وما يثبته.',
        },
      ],
    },
    {
      id: 'decide',
      cues: [
        {
          en: 'Choose Approve at the end of the line, and read what happens.',
          tr: 'Satırın sonunda “Onayla”yı seçin ve ne olacağını okuyun.',
          ar: 'اختر «قبول» في آخر السطر، واقرأ ما سيحدث.',
        },
        {
          en: 'Every certificate in force is replaced by one with the new name, and the person is told by email.',
          tr: 'Geçerli her sertifikanın yerini yeni adla düzenlenen alır; kişiye e-postayla bildirilir.',
          ar: 'تحل محل كل شهادة سارية شهادة بالاسم الجديد، ويُبلَّغ الشخص بالبريد.',
        },
      ],
    },
    {
      id: 'done',
      cues: [
        {
          en: 'That is all. The log keeps who approved it, and when.',
          tr: 'Hepsi bu. Günlük, kimin ne zaman onayladığını saklar.',
          ar: 'هذا كل شيء. يحفظ السجل من وافق ومتى.',
        },
      ],
    },
  ],
}
