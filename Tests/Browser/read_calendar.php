<?php
// read_calendar.php FILE ZONE FROM TO: when the events of a calendar file are there on a wall of that zone, and when
// their alarms ring, as JSON. The second reader beside Python's; days FROM to TO, in the form 2026-03-27.

require '/usr/share/php/Sabre/VObject/autoload.php';

[, $file, $zone, $from, $to] = $argv;
// Sabre takes times without a zone as this one's.
date_default_timezone_set($zone);
$here = new DateTimeZone($zone);
$calendar = Sabre\VObject\Reader::read(file_get_contents($file));
$faults = array_map(fn ($fault) => $fault['message'], $calendar->validate());
$calendar->expand(new DateTime($from, $here), new DateTime($to, $here));

$found = [];
foreach ($calendar->select('VEVENT') as $event) {
    $start = $event->DTSTART->getDateTime()->setTimezone($here);
    $rings = $event->VALARM->getEffectiveTriggerTime();
    $found[] = [
        'uid' => (string) $event->UID,
        'title' => (string) $event->SUMMARY,
        'start' => $start->format('Y-m-d H:i'),
        'utc' => $start->getTimestamp(),
        'rings' => $rings->getTimestamp(),
    ];
}
usort($found, fn ($one, $other) => $one['utc'] <=> $other['utc']);
echo json_encode(['faults' => $faults, 'events' => $found]);
