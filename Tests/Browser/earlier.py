"""What the first version of the program wrote down."""

import json
from datetime import datetime, timedelta


def iso(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def points(sessions):
    return sum(90 + number % 37 for number in range(sessions))


def earlier_year(sessions):
    """A routine of three steps and a session each day, as schema 1 says them."""
    first = datetime(2024, 9, 2, 6, 0)

    def estimation(number, step, start):
        guess, truth = 120 + 30 * step + number % 29, 100 + 40 * step + number % 53
        return {
            "taskDisplayName": f"Step {step}",
            "estimatedSeconds": guess,
            "actualSeconds": truth,
            "differenceSeconds": guess - truth,
            "accuracyPercent": 88.5,
            "ratingRawValue": "close",
            "orderIndex": step,
            "recordedAt": iso(start + timedelta(minutes=10 * (step + 1))),
        }

    def session(number):
        start = first + timedelta(days=number)
        return {
            "startedAt": iso(start),
            "completedAt": iso(start + timedelta(minutes=40)),
            "isCalibration": number < 3,
            "xpEarned": 90 + number % 37,
            "routineIndex": 0,
            "estimations": [estimation(number, step, start) for step in range(3)],
        }

    made = iso(first - timedelta(days=1))
    return json.dumps(
        {
            "schema": 1,
            "exportedAt": "2026-01-20T12:00:00Z",
            "profile": {
                "totalXP": points(sessions) + 1234,
                "currentStreak": 1,
                "notificationsEnabled": False,
                "notificationHour": 7,
                "notificationMinute": 30,
                "soundEnabled": True,
                "createdAt": made,
            },
            "routines": [
                {
                    "name": "Morning",
                    "displayName": "Morning quest",
                    "activeDays": [2, 3, 4, 5, 6],
                    "isActive": True,
                    "createdAt": made,
                    "updatedAt": made,
                    "tasks": [
                        {"name": f"Step {step}", "displayName": f"Step {step}", "orderIndex": step}
                        for step in range(3)
                    ],
                }
            ],
            "sessions": [session(number) for number in range(sessions)],
        },
        ensure_ascii=False,
        indent=1,
    )
