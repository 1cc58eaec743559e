import type { QuestionSource } from '../content.types.ts'

export const clearanceAndTerminationQuiz: readonly QuestionSource[] = [
  {
    scene: 'driver-removal',
    prompt: {
      en: 'Two drivers stand beside their dented cars in lane 2. Nobody is hurt and both cars run. What does a Driver Removal law ask?',
      tr: 'İki sürücü, 2. şeritte hafif ezilmiş arabalarının yanında duruyor. Yaralı yok, iki araba da çalışıyor. Driver Removal yasası ne ister?',
      ar: 'سائقان واقفان بجانب سيارتيهما المنبعجتين في الحارة 2. لا إصابات، والسيارتان تعملان. ماذا يطلب قانون الإخلاء من جانب السائق؟',
    },
    choices: [
      {
        text: {
          en: 'That nothing is moved before police arrive',
          tr: 'Polis gelmeden hiçbir şeyin oynatılmamasını',
          ar: 'ألا يُحرَّك شيء قبل وصول الشرطة',
        },
      },
      {
        text: {
          en: 'That both cars are towed at once',
          tr: 'İki arabanın da hemen çekilmesini',
          ar: 'أن تُسحب السيارتان فورًا',
        },
      },
      {
        correct: true,
        text: {
          en: 'That the drivers move them out of the lanes',
          tr: 'Sürücülerin arabaları şeritlerden çıkarmasını',
          ar: 'أن يُخرج السائقان السيارتين من الحارات',
        },
      },
      {
        text: {
          en: 'That the drivers stay seated inside',
          tr: 'Sürücülerin araçta oturmasını',
          ar: 'أن يبقى السائقان جالسين في الداخل',
        },
      },
    ],
    explanation: {
      en: 'In a minor crash without injury, drivers move their vehicles out of the lanes. Moving the car is not an admission of fault.',
      tr: 'Yaralanma olmayan küçük kazada sürücüler araçlarını şeritlerden çıkarır. Arabayı çekmek, kusuru kabul etmek değildir.',
      ar: 'في الحادث البسيط بلا إصابات يُخرج السائقون مركباتهم من الحارات. وتحريك السيارة ليس إقرارًا بالخطأ.',
    },
  },
  {
    scene: 'driver-removal',
    prompt: {
      en: 'At which crash should drivers not simply move on to the shoulder by themselves?',
      tr: 'Hangi kazada sürücüler kendi başlarına bankete çekilmemelidir?',
      ar: 'في أي حادث لا ينبغي أن ينتقل السائقون من تلقاء أنفسهم إلى كتف الطريق؟',
    },
    choices: [
      {
        correct: true,
        text: { en: 'One in which a person is injured', tr: 'Bir kişinin yaralandığı kazada', ar: 'حادث أُصيب فيه شخص' },
      },
      {
        text: { en: 'One on a road with three lanes', tr: 'Üç şeritli yoldaki kazada', ar: 'حادث على طريق بثلاث حارات' },
      },
      {
        text: {
          en: 'One with a broken headlight',
          tr: 'Yalnızca bir farın kırıldığı kazada',
          ar: 'حادث انكسر فيه مصباح',
        },
      },
    ],
    explanation: {
      en: 'Driver Removal laws cover minor crashes without injury. With an injury, the vehicles and the patient wait for responders.',
      tr: 'Driver Removal yasaları yaralanma olmayan küçük kazaları kapsar. Yaralı varsa araçlar ve yaralı görevlileri bekler.',
      ar: 'تشمل قوانين الإخلاء من جانب السائق الحوادث البسيطة بلا إصابات. أما مع الإصابة فتنتظر المركبات والمصاب المستجيبين.',
    },
  },
  {
    scene: 'authority-removal',
    prompt: {
      en: 'A load of lumber lies across two lanes, and the owner cannot be reached. In a state with an Authority Removal law, what may you do?',
      tr: 'İki şeride kereste dağılmış, sahibine ulaşılamıyor. Authority Removal yasası olan bir eyalette ne yapabilirsiniz?',
      ar: 'حمولة أخشاب منتشرة على حارتين ولا يمكن الوصول إلى مالكها. في ولاية فيها قانون الإخلاء من جانب السلطة، ماذا يمكنك أن تفعل؟',
    },
    choices: [
      {
        text: {
          en: 'Wait for the owner for up to two hours',
          tr: 'Sahibini iki saate kadar beklemek',
          ar: 'انتظار المالك حتى ساعتين',
        },
      },
      {
        text: {
          en: 'Ask a judge for a removal order',
          tr: 'Hâkimden kaldırma kararı istemek',
          ar: 'طلب أمر إزالة من قاضٍ',
        },
      },
      {
        text: {
          en: 'Let drivers pick up what they need',
          tr: 'Sürücülerin istediğini almasına izin vermek',
          ar: 'ترك السائقين يأخذون ما يحتاجون',
        },
      },
      {
        correct: true,
        text: {
          en: 'Push it off the road without consent',
          tr: 'İzin almadan yoldan kaldırmak',
          ar: 'إزاحتها عن الطريق دون موافقة',
        },
      },
    ],
    explanation: {
      en: 'Authority Removal laws let agencies move vehicles and spilled loads without the owner’s consent. Know what yours allows before you need it.',
      tr: 'Authority Removal yasaları, kurumların araç ve dökülen yükü sahibinin izni olmadan kaldırmasına izin verir. Gerekmeden önce kendi yasanızı öğrenin.',
      ar: 'تسمح قوانين الإخلاء من جانب السلطة بنقل المركبات والحمولات دون موافقة المالك. فاعرف ما يسمح به قانونكم قبل أن تحتاج إليه.',
    },
  },
  {
    scene: 'authority-removal',
    cue: 1,
    prompt: {
      en: 'A trailer has been dragged upright on the shoulder. Reloading its cargo will close a lane during the evening rush. What is best?',
      tr: 'Bir dorse bankette doğrultuldu. Yükünü yeniden yüklemek akşam trafiğinde bir şeridi kapatacak. En iyisi nedir?',
      ar: 'عُدّلت مقطورة مقلوبة واستقرت على كتف الطريق. إعادة تحميل بضاعتها ستغلق حارة في ذروة المساء. ما الأفضل؟',
    },
    choices: [
      {
        text: {
          en: 'Close the lane now, so that it is over with',
          tr: 'İş bitsin diye şeridi şimdi kapatmak',
          ar: 'إغلاق الحارة الآن للانتهاء من الأمر',
        },
      },
      {
        correct: true,
        text: {
          en: 'Reload it later, in quieter traffic',
          tr: 'Sonra, trafik sakinleşince yüklemek',
          ar: 'إعادة التحميل لاحقًا حين تهدأ الحركة',
        },
      },
      {
        text: {
          en: 'Close all lanes to finish twice as fast',
          tr: 'İki kat çabuk bitsin diye bütün şeritleri kapatmak',
          ar: 'إغلاق كل الحارات لإنهائها بضعف السرعة',
        },
      },
    ],
    explanation: {
      en: 'Clear the lanes first. What is safe on the shoulder can wait until traffic is quiet.',
      tr: 'Önce şeritleri açın. Bankette güvenle duran iş, trafik sakinleşene kadar bekleyebilir.',
      ar: 'افتح الحارات أولًا. وما هو آمن على الكتف يمكن أن ينتظر هدوء الحركة.',
    },
  },
  {
    scene: 'clearance-times',
    prompt: {
      en: 'At 16:10 every lane is open. At 16:45 the last tow truck leaves the shoulder. When did roadway clearance time end?',
      tr: 'Saat 16.10’da bütün şeritler açıldı. 16.45’te son çekici banketten ayrıldı. Yolun açılma süresi ne zaman bitti?',
      ar: 'في 16:10 فُتحت كل الحارات. وفي 16:45 غادرت آخر شاحنة سحب كتف الطريق. متى انتهى وقت إخلاء الطريق؟',
    },
    choices: [
      { correct: true, text: { en: 'At 16:10', tr: '16.10’da', ar: 'في 16:10' } },
      { text: { en: 'At 16:45', tr: '16.45’te', ar: 'في 16:45' } },
      { text: { en: 'When the queue was gone', tr: 'Kuyruk dağıldığında', ar: 'حين زال الطابور' } },
      { text: { en: 'When the report was filed', tr: 'Rapor verildiğinde', ar: 'حين قُدّم التقرير' } },
    ],
    explanation: {
      en: 'Roadway clearance time ends when every lane is open, whatever still stands on the shoulder.',
      tr: 'Yolun açılma süresi, bankette ne olursa olsun bütün şeritler açılınca biter.',
      ar: 'ينتهي وقت إخلاء الطريق حين تُفتح كل الحارات، مهما بقي على الكتف.',
    },
  },
  {
    scene: 'clearance-times',
    cue: 1,
    prompt: {
      en: 'Which moment ends incident clearance time?',
      tr: 'Olayın kapanma süresi hangi anda biter?',
      ar: 'أي لحظة تنهي وقت إخلاء الحادث؟',
    },
    choices: [
      {
        text: {
          en: 'The patient reaches the hospital',
          tr: 'Yaralı hastaneye varınca',
          ar: 'وصول المصاب إلى المستشفى',
        },
      },
      { text: { en: 'The first lane opens', tr: 'İlk şerit açılınca', ar: 'فتح أول حارة' } },
      {
        correct: true,
        text: { en: 'The last responder leaves', tr: 'Son görevli ayrılınca', ar: 'مغادرة آخر مستجيب' },
      },
    ],
    explanation: {
      en: 'Incident clearance time ends when the last responder leaves. Until then someone is still exposed to traffic.',
      tr: 'Olayın kapanma süresi, son görevli ayrılınca biter. O ana kadar trafiğin yanında hâlâ biri vardır.',
      ar: 'ينتهي وقت إخلاء الحادث حين يغادر آخر مستجيب. فحتى ذلك الحين يبقى أحد معرضًا لحركة المرور.',
    },
  },
  {
    scene: 'take-down',
    prompt: {
      en: 'The lanes can open. From which end do you pick up the cones?',
      tr: 'Şeritler açılabilir. Konileri hangi uçtan toplamaya başlarsınız?',
      ar: 'يمكن فتح الحارات. من أي طرف تبدأ جمع الأقماع؟',
    },
    choices: [
      {
        text: {
          en: 'From the first cone of the taper',
          tr: 'Daraltmanın ilk konisinden',
          ar: 'من أول قمع في خط التضييق',
        },
      },
      {
        correct: true,
        text: { en: 'From the downstream end', tr: 'Olay yerinin ilerisindeki uçtan', ar: 'من الطرف الذي يلي الموقع' },
      },
      {
        text: { en: 'From the middle, in both directions', tr: 'Ortadan, iki yöne doğru', ar: 'من الوسط في الاتجاهين' },
      },
      {
        text: {
          en: 'From whichever end the truck can reach',
          tr: 'Kamyon hangi uca ulaşırsa oradan',
          ar: 'من أي طرف تصل إليه الشاحنة',
        },
      },
    ],
    explanation: {
      en: 'Work from the downstream end back toward the taper. So the cones still standing protect you until the last one.',
      tr: 'Olay yerinin ilerisindeki uçtan daraltmaya doğru çalışın. Böylece duran koniler sonuncuya kadar sizi korur.',
      ar: 'اعمل من الطرف الذي يلي الموقع باتجاه خط التضييق. فتبقى الأقماع القائمة تحميك حتى آخر قمع.',
    },
  },
  {
    scene: 'take-down',
    prompt: {
      en: 'A new helper starts to load the advance warning signs while cones still stand. What do you tell them?',
      tr: 'Yeni bir yardımcı, koniler hâlâ dururken ön uyarı levhalarını yüklemeye başlıyor. Ona ne dersiniz?',
      ar: 'بدأ مساعد جديد بتحميل لوحات الإنذار المسبق والأقماع ما زالت قائمة. ماذا تقول له؟',
    },
    choices: [
      {
        text: {
          en: '“Good, signs first, they are the heaviest.”',
          tr: '“Güzel, önce levhalar, en ağırı onlar.”',
          ar: '«حسنًا، اللوحات أولًا فهي الأثقل.»',
        },
      },
      {
        text: {
          en: '“Leave them there for the next incident.”',
          tr: '“Bir sonraki olay için orada bırak.”',
          ar: '«اتركها هناك للحادث التالي.»',
        },
      },
      {
        text: {
          en: '“Take every second one for now.”',
          tr: '“Şimdilik birer atlayarak topla.”',
          ar: '«خذ واحدة واترك واحدة الآن.»',
        },
      },
      {
        correct: true,
        text: {
          en: '“Put them back: they come down last.”',
          tr: '“Geri koy: onlar en son kalkar.”',
          ar: '«أعدها: هي آخر ما يُرفع.»',
        },
      },
    ],
    explanation: {
      en: 'While anyone is still in the lane, drivers need the warning. Advance warning signs come down last.',
      tr: 'Şeritte biri olduğu sürece sürücülerin uyarıya ihtiyacı vardır. Ön uyarı levhaları en son kaldırılır.',
      ar: 'ما دام أحد في الحارة يحتاج السائقون إلى الإنذار. ولوحات الإنذار المسبق تُرفع أخيرًا.',
    },
  },
  {
    scene: 'after-action',
    prompt: {
      en: 'What is an after-action review for?',
      tr: 'Olay sonrası değerlendirme ne içindir?',
      ar: 'ما الغرض من المراجعة بعد الحادث؟',
    },
    choices: [
      {
        text: {
          en: 'To decide who is to be disciplined',
          tr: 'Kimin ceza alacağına karar vermek için',
          ar: 'تقرير من سيعاقَب',
        },
      },
      {
        text: {
          en: 'To work out the cost for each agency',
          tr: 'Her kurumun giderini hesaplamak için',
          ar: 'حساب تكلفة كل جهة',
        },
      },
      {
        correct: true,
        text: {
          en: 'To learn what to change next time',
          tr: 'Gelecek sefer neyi değiştireceğimizi öğrenmek için',
          ar: 'معرفة ما ينبغي تغييره في المرة القادمة',
        },
      },
      {
        text: {
          en: 'To prepare a statement for the press',
          tr: 'Basın açıklaması hazırlamak için',
          ar: 'إعداد بيان للصحافة',
        },
      },
    ],
    explanation: {
      en: 'It asks what was planned, what happened, why, and what to change. It works when people can speak openly.',
      tr: 'Ne planlandığını, ne olduğunu, neden olduğunu ve neyin değişmesi gerektiğini sorar. İnsanlar açıkça konuşabiliyorsa işe yarar.',
      ar: 'تسأل: ما الذي خُطط له، وما الذي حدث، ولماذا، وما الذي يجب تغييره. وتنجح حين يتكلم الناس بصراحة.',
    },
  },
]
