import type { HowToScript } from './how-to.types.ts'

export const invite: HowToScript = {
  slug: 'how-to-invite-an-instructor',
  title: {
    en: 'Invite an instructor',
    tr: 'Bir eğitmen davet edin',
    ar: 'ادعُ مدرّبًا',
  },
  summary: {
    en: 'Send an invitation by email, and see what became of it.',
    tr: 'E-postayla davet gönderin ve davetin ne durumda olduğunu görün.',
    ar: 'أرسل دعوة بالبريد الإلكتروني، وانظر ما آل إليه أمرها.',
  },
  roles: ['admin', 'master'],
  pages: ['/admin/instructors', '/master/dash'],
  posterScene: 'write',
  scenes: [
    {
      id: 'open',
      cues: [
        {
          en: 'New instructors come by invitation. In the instructor list, open the part with the invitations.',
          tr: 'Yeni eğitmenler davetle gelir. Eğitmen listesinde davetler bölümünü açın.',
          ar: 'ينضم المدرّبون الجدد بدعوة. افتح قسم الدعوات في قائمة المدرّبين.',
        },
      ],
    },
    {
      id: 'write',
      cues: [
        {
          en: 'Choose Invite someone.',
          tr: '“Birini davet et” düğmesine basın.',
          ar: 'اختر «ادعُ شخصًا».',
        },
        {
          en: 'Enter the name and the email address. The rest can stay empty: they fill it in themselves.',
          tr: 'Adı ve e-posta adresini yazın. Gerisi boş kalabilir: onu kendileri doldurur.',
          ar: 'اكتب الاسم وعنوان البريد الإلكتروني. يمكن ترك الباقي فارغًا، فهم يملؤونه بأنفسهم.',
        },
      ],
    },
    {
      id: 'send',
      cues: [
        {
          en: 'Send the invitation. It brings a link and a code, and is good for fourteen days.',
          tr: 'Daveti gönderin. İçinde bir bağlantı ve bir kod vardır; on dört gün geçerlidir.',
          ar: 'أرسل الدعوة. فيها رابط ورمز، وهي صالحة أربعة عشر يومًا.',
        },
      ],
    },
    {
      id: 'follow',
      cues: [
        {
          en: 'The list shows who was invited, and whether the invitation was used. You can send it again, or take it back.',
          tr: 'Liste kimin davet edildiğini ve davetin kullanılıp kullanılmadığını gösterir. Yeniden gönderebilir ya da geri alabilirsiniz.',
          ar: 'تبيّن القائمة من دُعي وهل استُخدمت دعوته. يمكنك إرسالها من جديد أو إلغاؤها.',
        },
      ],
    },
  ],
}
