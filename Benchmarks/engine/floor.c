// The floor: the same single pass, with nothing but arrays. Prints milliseconds, the best of five, and the sum.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TASKS = 50, HOURS = 24, PERIODS = 64 };

struct mean { double sum, count; };

struct task {
  double count, differences, relatives, accuracies, average, best;
  double recent, recent_sum, recent_products;
  struct mean hours[HOURS], during, before;
};

static struct {
  int32_t *task;
  double *estimate, *actual;
  int64_t *time;
  long count, monday, monday_before, now;
  long begins[PERIODS], offsets[PERIODS];
  int periods;
} data;

static FILE *opened(const char *folder, const char *name) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, "rb");
  if (!file) { perror(path); exit(1); }
  return file;
}

static void *column(const char *folder, const char *name, size_t width) {
  FILE *file = opened(folder, name);
  void *values = malloc(data.count * width);
  if (!values || fread(values, width, data.count, file) != (size_t)data.count) exit(1);
  fclose(file);
  return values;
}

static void read_data(const char *folder) {
  FILE *week = opened(folder, "week.txt");
  if (fscanf(week, "%ld %ld %ld %ld", &data.monday, &data.monday_before, &data.now, &data.count) != 4) exit(1);
  FILE *zone = opened(folder, "tz.txt");
  while (data.periods < PERIODS - 1
         && fscanf(zone, "%ld %ld", &data.begins[data.periods], &data.offsets[data.periods]) == 2) data.periods++;
  data.begins[data.periods] = INT64_MAX;
  data.task = column(folder, "task.bin", 4);
  data.estimate = column(folder, "est.bin", 8);
  data.actual = column(folder, "act.bin", 8);
  data.time = column(folder, "ts.bin", 8);
}

static void take(struct mean *mean, double value) { mean->sum += value; mean->count += 1; }

static double value(struct mean mean) { return mean.count > 0 ? mean.sum / mean.count : 0; }

static double slope(const struct task *task) {
  double n = task->recent, places = n * (n - 1) / 2, squares = (n - 1) * n * (2 * n - 1) / 6;
  double divisor = n * squares - places * places;
  return divisor > 0 ? (n * task->recent_products - places * task->recent_sum) / divisor : 0;
}

static int best_hour(const struct task *task) {
  int best = 0;
  double most = -1;
  for (int hour = 0; hour < HOURS; hour++)
    if (task->hours[hour].count > 0 && value(task->hours[hour]) > most) most = value(task->hours[best = hour]);
  return best;
}

static double run(void) {
  static struct task tasks[TASKS];
  memset(tasks, 0, sizeof tasks);
  for (int i = 0; i < TASKS; i++) tasks[i].best = INFINITY;
  long recent = data.now - 90L * 86400;
  int period = 0;
  for (long row = 0; row < data.count; row++) {
    struct task *task = &tasks[data.task[row]];
    double difference = data.estimate[row] - data.actual[row], relative = fabs(difference) / data.actual[row];
    double accuracy = 100 - 100 * relative;
    if (accuracy < 0) accuracy = 0;
    long time = data.time[row];
    while (time >= data.begins[period + 1]) period++;
    task->average = task->count == 0 ? accuracy : 0.3 * accuracy + 0.7 * task->average;
    task->count += 1;
    task->differences += difference;
    task->relatives += relative;
    task->accuracies += accuracy;
    if (fabs(difference) < task->best) task->best = fabs(difference);
    take(&task->hours[(time + data.offsets[period]) % 86400 / 3600], accuracy);
    if (time >= recent) {
      task->recent_sum += accuracy;
      task->recent_products += accuracy * task->recent;
      task->recent += 1;
    }
    if (time < data.monday_before) continue;
    if (time < data.monday) take(&task->before, accuracy);
    else if (time <= data.now) take(&task->during, accuracy);
  }
  double sum = 0;
  for (int i = 0; i < TASKS; i++) {
    struct task *task = &tasks[i];
    sum += task->differences / task->count + 100 * task->relatives / task->count + task->accuracies / task->count
      + task->average + 1000 * slope(task) + best_hour(task) + task->best + value(task->during) + value(task->before);
  }
  return sum;
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  read_data(arguments[1]);
  double best = INFINITY, sum = 0;
  for (int round = 0; round < 5; round++) {
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    sum = run();
    clock_gettime(CLOCK_MONOTONIC, &end);
    best = fmin(best, (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6);
  }
  printf("%.4f %.6f\n", best, sum);
}
