import type { QuestionSource } from '../content.types.ts'

export const notificationAndSceneSizeUpQuiz: readonly QuestionSource[] = [
  {
    scene: 'the-call',
    prompt: {
      en: 'When does the clock of an incident start?',
      tr: 'Bir olayın süresi ne zaman başlar?',
      ar: 'متى يبدأ حساب وقت الحادث؟',
    },
    choices: [
      { text: { en: 'When the first unit arrives', tr: 'İlk ekip geldiğinde', ar: 'حين تصل أول وحدة' } },
      {
        correct: true,
        text: { en: 'When someone first notices it', tr: 'Biri onu ilk fark ettiğinde', ar: 'حين يلاحظه أحد أول مرة' },
      },
      {
        text: {
          en: 'When the first lane is closed with cones',
          tr: 'İlk şerit konilerle kapatıldığında',
          ar: 'حين تُغلق أول حارة بالأقماع',
        },
      },
      { text: { en: 'When command is announced', tr: 'Komuta duyurulduğunda', ar: 'حين تُعلن القيادة' } },
    ],
    explanation: {
      en: 'It starts when a caller, a camera or a patrol first notices the incident. Time is already passing when the call is taken.',
      tr: 'Süre, bir arayan, kamera ya da devriye olayı ilk fark ettiğinde başlar. Çağrı alınırken zaman zaten işliyordur.',
      ar: 'يبدأ حين يلاحظ متصل أو كاميرا أو دورية الحادث أول مرة. فالوقت يمضي قبل أن يُستقبل البلاغ.',
    },
  },
  {
    scene: 'the-call',
    cue: 1,
    prompt: {
      en: 'You take a 911 call about a crash. You have the place and what happened. What do you ask next, before sending help?',
      tr: 'Bir kaza için 911 çağrısı alıyorsunuz. Yeri ve olanı öğrendiniz. Yardım göndermeden önce ne sorarsınız?',
      ar: 'تستقبل بلاغًا على 911 عن حادث. عرفت المكان وما حدث. عمّ تسأل بعد ذلك قبل إرسال المساعدة؟',
    },
    choices: [
      {
        text: {
          en: 'Who was at fault, and who the witnesses are',
          tr: 'Kimin kusurlu, kimlerin tanık olduğunu',
          ar: 'من المخطئ ومن هم الشهود',
        },
      },
      {
        text: {
          en: 'Which insurance the drivers carry',
          tr: 'Sürücülerin hangi sigortayı taşıdığını',
          ar: 'ما تأمين كل سائق',
        },
      },
      {
        correct: true,
        text: {
          en: 'Who is hurt, and what is leaking or burning',
          tr: 'Kimin yaralandığını, neyin sızdığını ya da yandığını',
          ar: 'من أُصيب وما الذي يتسرب أو يحترق',
        },
      },
      {
        text: {
          en: 'How long the caller can stay at the scene',
          tr: 'Arayanın olay yerinde ne kadar kalabileceğini',
          ar: 'كم يستطيع المتصل البقاء في الموقع',
        },
      },
    ],
    explanation: {
      en: 'Injuries, leaks and fire decide who is sent and how they approach. Fault can wait for the investigation.',
      tr: 'Yaralılar, sızıntı ve yangın, kimin gönderileceğini ve nasıl yaklaşılacağını belirler. Kusur soruşturmaya kalabilir.',
      ar: 'الإصابات والتسرب والحريق تحدد من يُرسل وكيف يقترب. أما المسؤولية فتنتظر التحقيق.',
    },
  },
  {
    scene: 'exact-place',
    prompt: {
      en: 'Which report of the place sends units to the right side of a divided highway?',
      tr: 'Hangi yer bildirimi, ekipleri bölünmüş yolun doğru tarafına gönderir?',
      ar: 'أي وصف للمكان يرسل الوحدات إلى الجهة الصحيحة من طريق مقسوم؟',
    },
    choices: [
      {
        text: {
          en: '“Interstate 70, somewhere near the river”',
          tr: '“Interstate 70, ırmağın oralarda bir yer”',
          ar: '«الطريق 70، في مكان قريب من النهر»',
        },
      },
      {
        text: {
          en: '“On the interstate, about ten minutes from the city”',
          tr: '“Otoyolda, şehirden on dakika kadar uzakta”',
          ar: '«على الطريق السريع، على بعد عشر دقائق من المدينة»',
        },
      },
      {
        text: {
          en: '“Mile marker 131, just past the big sign”',
          tr: '“131. mil, büyük levhayı geçince”',
          ar: '«علامة الميل 131، بعد اللوحة الكبيرة مباشرة»',
        },
      },
      {
        correct: true,
        text: {
          en: '“Interstate 70 eastbound, mile marker 131”',
          tr: '“Interstate 70, doğu yönü, 131. mil”',
          ar: '«الطريق 70 باتجاه الشرق، علامة الميل 131»',
        },
      },
    ],
    explanation: {
      en: 'A usable place has the route, the direction of travel and a point: a mile marker, an exit or a cross street.',
      tr: 'İşe yarar bir yer bildiriminde yol, gidiş yönü ve bir nokta bulunur: mil levhası, çıkış ya da kesişen yol.',
      ar: 'الوصف النافع فيه رقم الطريق واتجاه السير ونقطة محددة: علامة أميال أو مخرج أو شارع متقاطع.',
    },
  },
  {
    scene: 'exact-place',
    prompt: {
      en: 'A unit says: “On Route 9 at exit 22, need an ambulance.” What is missing that could cost the ambulance miles?',
      tr: 'Bir ekip “Route 9, 22. çıkıştayız, ambulans gerek” diyor. Ambulansa millerce yol kaybettirebilecek eksik bilgi nedir?',
      ar: 'تقول وحدة: «على الطريق 9 عند المخرج 22، نحتاج إلى إسعاف». ما الناقص الذي قد يكلف الإسعاف أميالًا؟',
    },
    choices: [
      { correct: true, text: { en: 'The direction of travel', tr: 'Gidiş yönü', ar: 'اتجاه السير' } },
      { text: { en: 'The color of the vehicles', tr: 'Araçların rengi', ar: 'لون المركبات' } },
      { text: { en: 'The name of the reporting officer', tr: 'Bildiren görevlinin adı', ar: 'اسم الموظف المبلّغ' } },
    ],
    explanation: {
      en: 'On a divided road the wrong direction can mean driving on to the next exit and back. Always say which way traffic moves.',
      tr: 'Bölünmüş yolda yanlış yön, bir sonraki çıkışa gidip geri dönmek demektir. Trafiğin hangi yöne aktığını her zaman söyleyin.',
      ar: 'في الطريق المقسوم قد يعني الاتجاه الخطأ القيادة إلى المخرج التالي ثم العودة. اذكر دائمًا اتجاه السير.',
    },
  },
  {
    scene: 'size-up-report',
    prompt: {
      en: 'You arrive first at a crash on a fast road. What do you do before you leave your vehicle?',
      tr: 'Hızlı bir yolda bir kazaya ilk siz geliyorsunuz. Aracınızdan inmeden önce ne yaparsınız?',
      ar: 'وصلت أولًا إلى حادث على طريق سريع. ماذا تفعل قبل أن تنزل من مركبتك؟',
    },
    choices: [
      {
        text: {
          en: 'Photograph the vehicles for the report',
          tr: 'Rapor için araçların fotoğrafını çekerim',
          ar: 'أصوّر المركبات من أجل التقرير',
        },
      },
      {
        text: {
          en: 'Wait until a second unit is in sight',
          tr: 'İkinci bir ekip görünene kadar beklerim',
          ar: 'أنتظر حتى أرى وحدة ثانية',
        },
      },
      {
        correct: true,
        text: { en: 'Look over the whole scene', tr: 'Bütün olay yerine bakarım', ar: 'أنظر إلى الموقع كله' },
      },
      {
        text: {
          en: 'Call the tow company I know best',
          tr: 'En iyi tanıdığım çekici firmasını ararım',
          ar: 'أتصل بشركة السحب التي أعرفها',
        },
      },
    ],
    explanation: {
      en: 'From the vehicle you can still see the whole: traffic, wires, leaks, people. Once you walk up to one car, you see only that car.',
      tr: 'Araçtan bütünü görebilirsiniz: trafik, teller, sızıntılar, insanlar. Bir arabanın yanına yürüdüğünüzde yalnız onu görürsünüz.',
      ar: 'من المركبة ترى الصورة كلها: المرور والأسلاك والتسربات والناس. وحين تمشي إلى سيارة واحدة لا ترى سواها.',
    },
  },
  {
    scene: 'size-up-report',
    cue: 1,
    prompt: {
      en: 'Which first report gives the others what they need?',
      tr: 'Hangi ilk rapor ötekilere gerekeni verir?',
      ar: 'أي تقرير أول يعطي الآخرين ما يحتاجون إليه؟',
    },
    choices: [
      {
        text: {
          en: '“On scene. It is bad. Send everybody you have.”',
          tr: '“Olay yerindeyim. Durum kötü. Kim varsa gönderin.”',
          ar: '«أنا في الموقع. الوضع سيئ. أرسلوا كل من عندكم.»',
        },
      },
      {
        correct: true,
        text: {
          en: '“Two cars, lane 2 blocked, one hurt, no leaks. Send EMS and a tow.”',
          tr: '“İki araba, 2. şerit kapalı, bir yaralı, sızıntı yok. Ambulans ve çekici gönderin.”',
          ar: '«سيارتان، الحارة 2 مغلقة، مصاب واحد، لا تسرب. أرسلوا إسعافًا وشاحنة سحب.»',
        },
      },
      {
        text: {
          en: '“On scene with a two-car crash. I will call back when I know more about it.”',
          tr: '“İki arabalı kazanın yerindeyim. Daha çok şey öğrenince yine arayacağım.”',
          ar: '«أنا في موقع حادث بين سيارتين. سأتصل حين أعرف المزيد عنه.»',
        },
      },
    ],
    explanation: {
      en: 'Say the lanes blocked, vehicles, injuries, hazards and the help needed. Five facts in ten seconds set everything else in motion.',
      tr: 'Kapalı şeritleri, araçları, yaralıları, tehlikeleri ve gereken yardımı söyleyin. On saniyede beş bilgi gerisini harekete geçirir.',
      ar: 'اذكر الحارات المغلقة والمركبات والإصابات والمخاطر والمساعدة المطلوبة. خمس حقائق في عشر ثوان تحرك كل ما بعدها.',
    },
  },
  {
    scene: 'tow-details',
    prompt: {
      en: 'You need a tow truck for a pickup with a trailer. Which request is the most useful?',
      tr: 'Treyler çeken bir kamyonet için çekici gerekiyor. Hangi istek en işe yarar?',
      ar: 'تحتاج إلى شاحنة سحب لمركبة بيك أب تجر مقطورة. أي طلب هو الأنفع؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: '“2019 Ford F-250, loaded stock trailer, both on their wheels”',
          tr: '“2019 Ford F-250, yüklü hayvan treyleri, ikisi de tekerlekleri üstünde”',
          ar: '«فورد F-250 موديل 2019، مقطورة مواشٍ محمّلة، وكلتاهما على العجلات»',
        },
      },
      {
        text: {
          en: '“A pickup with a trailer, and please hurry, the traffic is heavy”',
          tr: '“Treylerli bir kamyonet, lütfen acele edin, trafik yoğun”',
          ar: '«بيك أب مع مقطورة، أسرعوا من فضلكم فالازدحام شديد»',
        },
      },
      {
        text: {
          en: '“The biggest wrecker that you have on duty tonight”',
          tr: '“Bu gece görevdeki en büyük çekiciniz”',
          ar: '«أكبر شاحنة سحب متاحة لديكم الليلة»',
        },
      },
      {
        text: {
          en: '“Any two tow trucks, the driver will explain the rest”',
          tr: '“Herhangi iki çekici, gerisini sürücü anlatır”',
          ar: '«أي شاحنتي سحب، والسائق سيشرح الباقي»',
        },
      },
    ],
    explanation: {
      en: 'Year, make and model, the weight or load, and how each vehicle rests let the operator choose the right truck and gear.',
      tr: 'Model yılı, marka ve model, ağırlık ya da yük ve her aracın nasıl durduğu, operatörün doğru çekiciyi ve donanımı seçmesini sağlar.',
      ar: 'سنة الصنع والماركة والطراز، والوزن أو الحمولة، ووضع كل مركبة: بها يختار عامل السحب الشاحنة والمعدات المناسبة.',
    },
  },
  {
    scene: 'tow-details',
    cue: 1,
    prompt: {
      en: 'Why does it matter that the right tow truck is sent the first time?',
      tr: 'Doğru çekicinin ilk seferde gönderilmesi neden önemlidir?',
      ar: 'لماذا يهم إرسال شاحنة السحب المناسبة من أول مرة؟',
    },
    choices: [
      {
        text: {
          en: 'The second truck may charge a lower price',
          tr: 'İkinci çekici daha az ücret isteyebilir',
          ar: 'قد تطلب الشاحنة الثانية سعرًا أقل',
        },
      },
      {
        text: {
          en: 'Only one tow company is allowed at a scene',
          tr: 'Olay yerine yalnız bir çekici firması girebilir',
          ar: 'لا يُسمح بأكثر من شركة سحب في الموقع',
        },
      },
      {
        text: {
          en: 'The report can then be finished on site',
          tr: 'O zaman rapor yerinde bitirilebilir',
          ar: 'يمكن عندئذ إنهاء التقرير في الموقع',
        },
      },
      {
        correct: true,
        text: {
          en: 'A wrong one costs many minutes of closed lanes',
          tr: 'Yanlışı, şeritlerin dakikalarca kapalı kalmasına yol açar',
          ar: 'الخطأ فيها يكلف دقائق كثيرة من إغلاق الحارات',
        },
      },
    ],
    explanation: {
      en: 'A truck that is too small turns back and a second one starts from its yard, while the lanes stay closed.',
      tr: 'Küçük gelen çekici geri döner, ikincisi garajdan yola çıkar; bu sırada şeritler kapalı kalır.',
      ar: 'الشاحنة الصغيرة تعود أدراجها، وتنطلق ثانية من ساحتها، والحارات مغلقة طوال ذلك.',
    },
  },
  {
    scene: 'keep-updating',
    prompt: {
      en: 'Twenty minutes in, you find that lane 3 must close as well. What do you do?',
      tr: 'Yirminci dakikada 3. şeridin de kapatılması gerektiğini anlıyorsunuz. Ne yaparsınız?',
      ar: 'بعد عشرين دقيقة تبيّن أن الحارة 3 يجب أن تُغلق أيضًا. ماذا تفعل؟',
    },
    choices: [
      {
        text: {
          en: 'Put it in the written report afterwards',
          tr: 'Sonradan yazılı rapora eklerim',
          ar: 'أضيفه إلى التقرير المكتوب لاحقًا',
        },
      },
      {
        correct: true,
        text: {
          en: 'Report it at once, so that signs can warn drivers',
          tr: 'Panolar sürücüleri uyarsın diye hemen bildiririm',
          ar: 'أبلّغ به فورًا لتنبّه اللوحات السائقين',
        },
      },
      {
        text: {
          en: 'Say nothing, since drivers can see the cones',
          tr: 'Sürücüler konileri gördüğü için bir şey demem',
          ar: 'لا أقول شيئًا لأن السائقين يرون الأقماع',
        },
      },
    ],
    explanation: {
      en: 'Message signs and travel apps are only as good as the last report. An early update warns drivers before they reach the queue.',
      tr: 'Mesaj panoları ve yol uygulamaları ancak son rapor kadar doğrudur. Erken güncelleme sürücüleri kuyruğa varmadan uyarır.',
      ar: 'لوحات الرسائل وتطبيقات الطرق لا تكون أدق من آخر تقرير. والتحديث المبكر ينبّه السائقين قبل وصولهم إلى الطابور.',
    },
  },
]
